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
  const { currency, period, contacts } = selection;
  const price = priceLabel(quote);
  return (
    <>
      <p className={price && price.length > maxFullSizeLength ? longPrice : styles.price}>
        {price}
      </p>
      <p className={styles.per}>
        {quote.discounted && (
          <>
            <span className="sr">instead of </span>
            <s>{formatMoney(quote.originalMinor, currency, { decimals: 'plan' })}</s>{' '}
          </>
        )}
        {`per ${period} for up to ${groupDigits(contacts)} contacts`}
      </p>
    </>
  );
}

/** Characters of `$9,999.99`; longer prices are set smaller. */
const maxFullSizeLength = 9;
const longPrice = `${styles.price} plan-long`;
