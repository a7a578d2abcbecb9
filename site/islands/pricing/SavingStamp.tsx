import { formatMoney } from '@grovemail/domain/pricing/currency.ts';
import type { Period } from '@grovemail/domain/pricing/period.ts';
import type { Selection } from '@grovemail/domain/pricing/selection.ts';
import { Amount } from './Amount.tsx';
import styles from './saving-stamp.module.css';

interface Props {
  selection: Selection;
  /** In the chosen period. */
  savedMinor: number;
  /** By the year. */
  yearlyMinor: number;
}

/** What is saved, as a stamp; until something is, what a year would save; if nothing, what is free. */
export function SavingStamp({ selection: { currency, period }, savedMinor, yearlyMinor }: Props) {
  if (savedMinor === 0 && yearlyMinor === 0)
    return (
      <p className={styles.stamp}>
        First <b>1,000</b> emails free
      </p>
    );
  const isSaved = savedMinor > 0;
  const shown: Period = isSaved ? period : 'year';
  const amount = formatMoney(isSaved ? savedMinor : yearlyMinor, currency, { decimals: 'plan' });
  return (
    <p className={isSaved ? `${styles.stamp} ${styles.saved}` : styles.stamp}>
      {isSaved ? 'You save ' : 'Pay yearly, save '}
      <b>
        <Amount>{amount}</Amount>
      </b>
      {` a ${shown}`}
    </p>
  );
}
