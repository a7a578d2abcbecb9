import { groupDigits } from '@grovemail/domain/group-digits.ts';
import { formatMoney } from '@grovemail/domain/pricing/currency.ts';
import { priceLabel, type Quote } from '@grovemail/domain/pricing/quote.ts';
import type { Selection } from '@grovemail/domain/pricing/selection.ts';
import styles from './plans.module.css';

interface Props {
  quote: Quote;
  selection: Selection;
}

export function GrowthPrice(props: Props) {
  return (
    <div role="status">
      <Price {...props} />
    </div>
  );
}

function Price({ quote, selection }: Props) {
  if (quote.kind === 'above-tiers') {
    return (
      <p className="plan-instead">A list this large deserves its own price: see Enterprise.</p>
    );
  }
  if (quote.kind === 'no-currency') {
    return <p className="plan-instead">This plan has no price in {selection.currency} yet.</p>;
  }
  const money = (minor: number) => formatMoney(minor, selection.currency, { decimals: 'plan' });
  return (
    <>
      <p className={styles.price}>
        {priceLabel(quote)}
        {quote.discounted && (
          <s>
            <span className="sr">instead of </span>
            {money(quote.originalMinor)}
          </s>
        )}
      </p>
      <p className={styles.per}>
        {`per ${selection.period} for up to ${groupDigits(selection.contacts)} contacts`}
        {quote.discounted && (
          <>
            {' · you save '}
            <b>{money(quote.savedMinor)}</b>
          </>
        )}
      </p>
    </>
  );
}
