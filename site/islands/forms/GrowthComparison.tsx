import { growthReason, growthSentence } from '@grovemail/domain/savings/growth-words.ts';
import type { SharedFigures } from '@grovemail/domain/savings/share-link.ts';
import type { ReactNode } from 'react';
import type { CatalogState } from '../../form-state/use-catalog.ts';
import styles from './growth-comparison.module.css';

interface Props {
  /** The assumptions of the calculation. */
  assumed: string;
  /** The price of Growth, with the reason why it differs. */
  children: ReactNode;
}

/** What the result assumes, and the Growth price of the same list and modules. */
export function GrowthComparison({ assumed, children }: Props) {
  return (
    <div className={styles.comparison}>
      <section aria-labelledby="savings-assumed">
        <h3 id="savings-assumed">What this assumes</h3>
        <p>{assumed}</p>
      </section>
      <section aria-labelledby="savings-growth">
        <h3 id="savings-growth">On the Growth plan instead</h3>
        {children}
      </section>
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
