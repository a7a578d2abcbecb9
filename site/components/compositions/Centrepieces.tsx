import type { ReactNode } from 'react';
import { AnalyticsDashboard } from './AnalyticsDashboard.tsx';
import { CampaignSpread } from './CampaignSpread.tsx';
import styles from './centrepiece.module.css';
import { DeliveryRows, RequestToMail } from './RequestToMail.tsx';

/** A product across the full width of its page, decorative. */
export interface Composition {
  picture: ReactNode;
  /** On wide screens a part of it rises beside the words above, by `--rise`. */
  rises?: true;
}

/** @throws {Error} for a product without one; automations have an interactive journey instead */
export function centrepieceOf(product: string): Composition {
  const centrepiece = centrepieces[product];
  if (!centrepiece) throw new Error(`The product "${product}" has no centrepiece.`);
  return centrepiece;
}

const centrepieces: Readonly<Record<string, Composition>> = {
  campaign: { picture: <CampaignSpread /> },
  transactionals: {
    rises: true,
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
    rises: true,
    picture: (
      <div className={styles.padded}>
        <AnalyticsDashboard />
      </div>
    ),
  },
};
