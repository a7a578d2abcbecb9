import { AnalyticsDashboard } from '../../pictures/analytics/AnalyticsDashboard.tsx';
import styles from '../../pictures/analytics/analytics-dashboard.module.css';
import { Funnel } from '../../pictures/analytics/Funnel.tsx';
import { PageVisits } from '../../pictures/analytics/PageVisits.tsx';
import { PlayableUsage } from '../../sections/PlayableUsage.tsx';
import { type ProductProps, ProductScreen } from './ProductScreen.tsx';

export function AnalyticsScreen(props: ProductProps<keyof typeof pictures>) {
  return (
    <ProductScreen
      {...props}
      centerpiece={<AnalyticsDashboard />}
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
