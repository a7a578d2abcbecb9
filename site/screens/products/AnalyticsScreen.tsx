import { AnalyticsDashboard } from '../../components/compositions/AnalyticsDashboard.tsx';
import styles from '../../components/compositions/centrepiece.module.css';
import { Funnel } from '../../components/fragments/Funnel.tsx';
import { PageVisits } from '../../components/fragments/PageVisits.tsx';
import { PlayableUsage } from '../../sections/PlayableUsage.tsx';
import { type ProductProps, ProductScreen } from './ProductScreen.tsx';

export function AnalyticsScreen(props: ProductProps<keyof typeof pictures>) {
  return (
    <ProductScreen
      {...props}
      centrepiece={{
        rise: 'low',
        picture: (
          <div className={styles.padded}>
            <AnalyticsDashboard />
          </div>
        ),
      }}
      pictures={pictures}
      playable="usage"
    />
  );
}

const pictures = {
  funnel: <Funnel />,
  usage: <PlayableUsage />,
  visits: <PageVisits />,
};
