import type { ReactNode } from 'react';
import { AnalyticsDashboard } from './AnalyticsDashboard.tsx';
import { CampaignSpread } from './CampaignSpread.tsx';
import styles from './centrepiece.module.css';
import { DeliveryRows, RequestToMail } from './RequestToMail.tsx';

/** A product across the full width of its page, decorative. */
export interface Composition {
  picture: ReactNode;
  /** How far, on wide screens, its tallest part rises beside the words above. */
  rise: 'low' | 'high';
}

/** @throws {Error} for a product without one; automations have an interactive journey instead */
export function centrepieceOf(product: string): Composition {
  const centrepiece = centrepieces[product];
  if (!centrepiece) throw new Error(`The product "${product}" has no centrepiece.`);
  return centrepiece;
}

const centrepieces: Readonly<Record<string, Composition>> = {
  campaign: { rise: 'high', picture: <CampaignSpread /> },
  transactionals: {
    rise: 'low',
    picture: (
      <div className={`${styles.padded} ${styles.beside}`}>
        <RequestToMail />
        <div className={styles.log}>
          <DeliveryRows />
        </div>
      </div>
    ),
  },
  analytics: {
    rise: 'low',
    picture: (
      <div className={styles.padded}>
        <AnalyticsDashboard />
      </div>
    ),
  },
};
