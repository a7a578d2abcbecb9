import { AnalyticsDashboard } from '../../pictures/analytics/AnalyticsDashboard.tsx';
import styles from '../../pictures/analytics/analytics-dashboard.module.css';
import { Funnel } from '../../pictures/analytics/Funnel.tsx';
import { OrderReport } from '../../pictures/analytics/OrderReport.tsx';
import { PageVisits } from '../../pictures/analytics/PageVisits.tsx';
import { type ProductProps, ProductScreen } from './ProductScreen.tsx';

/** The product page of analytics. */
export function AnalyticsScreen(props: ProductProps<keyof typeof pictures>) {
  return (
    <ProductScreen
      {...props}
      centerpiece={<AnalyticsDashboard />}
      heroClass={styles.hero}
      pictures={pictures}
    />
  );
}

const pictures = {
  funnel: <Funnel />,
  report: <OrderReport />,
  visits: <PageVisits />,
};
