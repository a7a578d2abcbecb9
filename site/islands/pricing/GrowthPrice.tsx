import { groupDigits } from '@grovemail/domain/group-digits.ts';
import type { Selection } from '@grovemail/domain/pricing/selection.ts';
import { BilledPrice } from './BilledPrice.tsx';
import { PriceFigure } from './PriceFigure.tsx';
import styles from './plan-card.module.css';
import { awaitedAmount, type ShownQuote } from './plan-quotes.ts';

interface Props {
  quote: ShownQuote;
  selection: Selection;
}

/** The price of Growth, or why there is none. Changes are announced. */
export function GrowthPrice(props: Props) {
  return (
    <div role="status" className={styles.status}>
      <Price {...props} />
    </div>
  );
}

function Price({ quote, selection }: Props) {
  if (quote.kind === 'above-tiers') {
    return <p>A list this large gets a custom price with Enterprise.</p>;
  }
  if (quote.kind === 'no-currency') {
    return <p className={styles.instead}>This plan has no price in {selection.currency} yet.</p>;
  }
  if (quote.kind === 'awaited') {
    const line = awaitedAmount.repeat(4);
    return <PriceFigure price={awaitedAmount} lines={[line, line]} />;
  }
  return <BilledPrice quote={quote} scope={`up to ${groupDigits(selection.contacts)} contacts`} />;
}
