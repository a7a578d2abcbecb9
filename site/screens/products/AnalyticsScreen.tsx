import { AnalyticsDashboard } from '../../components/compositions/AnalyticsDashboard.tsx';
import { Funnel } from '../../components/fragments/Funnel.tsx';
import { PageVisits } from '../../components/fragments/PageVisits.tsx';
import { PlayableUsage } from '../../sections/PlayableUsage.tsx';
import { type ProductProps, ProductScreen } from './ProductScreen.tsx';

export function AnalyticsScreen(props: ProductProps<keyof typeof pictures>) {
  return (
    <ProductScreen
      {...props}
      centrepiece={{ rise: 'middle', picture: <AnalyticsDashboard /> }}
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
