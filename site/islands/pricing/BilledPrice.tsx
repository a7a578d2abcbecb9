import { formatMoney } from '@grovemail/domain/pricing/currency.ts';
import { monthLabel, type Quote } from '@grovemail/domain/pricing/quote.ts';
import { PriceFigure } from './PriceFigure.tsx';

interface Props {
  quote: Extract<Quote, { kind: 'priced' }>;
  /** What it is the price of. */
  scope: string;
  /** Further lines. */
  rates?: readonly string[];
}

/** What a month costs, in both periods, so that they can be compared; and what is billed. */
export function BilledPrice({ quote, scope, rates = [] }: Props) {
  const lines = [`per month for ${scope},`, <Billed key="billed" {...quote} />];
  return <PriceFigure price={monthLabel(quote)} lines={lines} rates={rates} />;
}

function Billed(quote: Props['quote']) {
  const { period, currency, totalMinor, originalMinor, discounted } = quote;
  const money = (minor: number) => formatMoney(minor, currency, { decimals: 'plan' });
  if (period === 'month' && !discounted) return 'billed monthly';
  return (
    <>
      {'billed '}
      {discounted && (
        <>
          <s>{money(originalMinor)}</s>{' '}
        </>
      )}
      <b>{money(totalMinor)}</b>
      {` per ${period}`}
    </>
  );
}
