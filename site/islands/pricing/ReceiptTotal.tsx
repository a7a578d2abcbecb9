import { formatMoney } from '@grovemail/domain/pricing/currency.ts';
import type { Selection } from '@grovemail/domain/pricing/selection.ts';
import { Amount } from './Amount.tsx';
import styles from './receipt-total.module.css';

interface Props {
  name: string;
  selection: Selection;
  /** Null without a price. */
  sum: { totalMinor: number; originalMinor: number } | null;
}

/** The last line of a receipt, and what it would be without discounts. */
export function ReceiptTotal({ name, selection: { currency }, sum }: Props) {
  const money = (minor: number) => formatMoney(minor, currency, { decimals: 'plan' });
  return (
    <>
      <p className={styles.total}>
        <span>{name}</span>
        <strong>{sum ? money(sum.totalMinor) : '—'}</strong>
      </p>
      <p className={styles.beside}>
        {sum && sum.originalMinor > sum.totalMinor ? (
          <>
            instead of{' '}
            <s>
              <Amount>{money(sum.originalMinor)}</Amount>
            </s>
          </>
        ) : (
          'An estimate, not a bill.'
        )}
      </p>
    </>
  );
}
