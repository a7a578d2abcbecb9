import type { ReactNode } from 'react';
import { AnalyticsDashboard } from './AnalyticsDashboard.tsx';
import { CampaignSpread } from './CampaignSpread.tsx';
import styles from './centrepiece.module.css';
import { DeliveryRows, RequestToMail } from './RequestToMail.tsx';

/** A product's composition across the full width of its page. Automations have an interactive journey instead. */
export function Centrepiece({ product }: { product: string }) {
  const centrepiece = centrepieces[product];
  if (!centrepiece) throw new Error(`The product "${product}" has no centrepiece.`);
  return centrepiece;
}

const centrepieces: Readonly<Record<string, ReactNode>> = {
  campaign: <CampaignSpread />,
  transactionals: (
    <div className={`${styles.padded} ${styles.beside}`}>
      <RequestToMail />
      <div className={styles.log}>
        <DeliveryRows />
      </div>
    </div>
  ),
  analytics: (
    <div className={styles.padded}>
      <AnalyticsDashboard />
    </div>
  ),
};
