import { formatMoney } from '@grovemail/domain/pricing/currency.ts';
import type { Selection } from '@grovemail/domain/pricing/selection.ts';
import styles from './receipt-total.module.css';

interface Props {
  name: string;
  selection: Selection;
  /** Null without a price. */
  sum: { totalMinor: number } | null;
}

/** The last line of a receipt. */
export function ReceiptTotal({ name, selection: { plan, currency }, sum }: Props) {
  return (
    <>
      <p className={styles.total}>
        <span>{name}</span>
        <strong>{sum ? formatMoney(sum.totalMinor, currency, { decimals: 'plan' }) : '—'}</strong>
      </p>
      <p className={styles.beside}>
        {plan === 'flex'
          ? 'An estimate, not a bill. The 1,000 free emails come off your first one.'
          : 'An estimate, not a bill.'}
      </p>
    </>
  );
}
