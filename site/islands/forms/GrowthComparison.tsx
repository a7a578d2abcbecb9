import { growthReason, growthSentence } from '@grovemail/domain/savings/growth-words.ts';
import type { SharedFigures } from '@grovemail/domain/savings/share-link.ts';
import type { ReactNode } from 'react';
import type { CatalogState } from '../../form-state/use-catalog.ts';
import styles from './growth-comparison.module.css';

interface Props {
  /** What the calculation takes for granted. */
  assumption: string;
  /** The price of Growth, with the reason why it differs. */
  children: ReactNode;
}

/** The title of the assumptions. */
export const assumed = 'What this assumes';

/** What the result assumes, and the Growth price of the same list and modules. */
export function GrowthComparison({ assumption, children }: Props) {
  return (
    <div className={styles.comparison}>
      <div>
        <h3>{assumed}</h3>
        <p>{assumption}</p>
      </div>
      <div>
        <h3>On the Growth plan instead</h3>
        {children}
      </div>
    </div>
  );
}

/** The price, once it is known. */
export function GrowthPrice({ figures, prices }: { figures: SharedFigures; prices: CatalogState }) {
  const isKnown = prices.kind === 'known';
  const { before, href, link, after } = growthSentence(figures, isKnown ? prices.catalog : null);
  return (
    <>
      {prices.kind === 'loading' ? (
        <p className={styles.loading} aria-hidden="true" />
      ) : (
        <p>
          {before}
          <a href={href}>{link}</a>
          {after}
        </p>
      )}
      <p>{growthReason(figures)}</p>
    </>
  );
}
