import { groupDigits } from '@grovemail/domain/group-digits.ts';
import { formatMoney } from '@grovemail/domain/pricing/currency.ts';
import { creditsMinor, flexPlan } from '@grovemail/domain/pricing/flex.ts';
import type { Quote } from '@grovemail/domain/pricing/quote.ts';
import type { Selection } from '@grovemail/domain/pricing/selection.ts';
import { volumePrice } from '@grovemail/domain/pricing/volume-prices.ts';
import { BilledPrice } from './BilledPrice.tsx';
import { PriceFigure } from './PriceFigure.tsx';
import styles from './plan-card.module.css';

interface Props {
  quote: Quote;
  selection: Selection;
}

/** The price of the chosen emails and modules, and the rate behind it. */
export function FlexPrice({ quote, selection: { currency, emails } }: Props) {
  const price = formatMoney(creditsMinor(1_000, currency), currency, { decimals: 'always' });
  const unit = `per 1,000 credits · ${flexPlan.credit}`;
  const rate = `${price} ${unit}`;
  const [first, own] = [volumePrice(1_000, currency), volumePrice(emails, currency)];
  return (
    <div role="status" className={styles.status}>
      {quote.kind === 'priced' ? (
        <BilledPrice
          quote={quote}
          scope={`${groupDigits(emails)} emails`}
          rates={own === null || own === first ? [rate] : [rate, `${own} at this volume`]}
        />
      ) : (
        <PriceFigure price={price} lines={[unit]} />
      )}
    </div>
  );
}
