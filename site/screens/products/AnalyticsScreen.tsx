import { AnalyticsDashboard } from '../../components/compositions/AnalyticsDashboard.tsx';
import styles from '../../components/compositions/analytics-dashboard.module.css';
import { Funnel } from '../../components/fragments/Funnel.tsx';
import { PageVisits } from '../../components/fragments/PageVisits.tsx';
import { PlayableUsage } from '../../sections/PlayableUsage.tsx';
import { type ProductProps, ProductScreen } from './ProductScreen.tsx';

export function AnalyticsScreen(props: ProductProps<keyof typeof pictures>) {
  return (
    <ProductScreen
      {...props}
      centrepiece={<AnalyticsDashboard />}
      heroClass={styles.hero}
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
