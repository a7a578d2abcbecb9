import { formatMoney } from '@grovemail/domain/pricing/currency.ts';
import type { Quote } from '@grovemail/domain/pricing/quote.ts';
import type { Selection } from '@grovemail/domain/pricing/selection.ts';
import styles from './plans.module.css';
import { Receipt } from './Receipt.tsx';

interface Props {
  quote: Quote;
  /** The same plan with every module. */
  fullQuote: Quote;
  selection: Selection;
}

export function GrowthReceipt(props: Props) {
  return (
    <Receipt {...props}>
      <p className={`${styles.line} ${styles.total}`}>
        <span>Total</span>
        <span>{total(props.quote)}</span>
      </p>
    </Receipt>
  );
}

function total(quote: Quote): string {
  if (quote.kind !== 'priced') return '—';
  return formatMoney(quote.totalMinor, quote.currency, { decimals: 'plan' });
}
