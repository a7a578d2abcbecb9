import { formatMoney } from '@grovemail/domain/pricing/currency.ts';
import type { Selection } from '@grovemail/domain/pricing/selection.ts';
import { ReceiptLine } from '../../components/receipt/ReceiptLine.tsx';
import { Amount } from './Amount.tsx';
import { awaitedAmount, type PlanQuotes } from './plan-quotes.ts';

interface Props {
  quotes: PlanQuotes;
  selection: Selection;
}

/** What a receipt takes off its lines. Always there, so that nothing moves when there is a discount. */
export function DiscountLine({ quotes: { chosen }, selection }: Props) {
  const { period, currency } = selection;
  const savedMinor = chosen.kind === 'priced' ? chosen.savedMinor : 0;
  const amount = () => {
    if (chosen.kind === 'awaited') return awaitedAmount;
    if (savedMinor > 0) return `−${formatMoney(savedMinor, currency, { decimals: 'plan' })}`;
    return 'none';
  };
  return (
    <ReceiptLine
      name={savedMinor > 0 && period === 'month' ? 'Monthly discount' : 'Yearly discount'}
      amount={<Amount>{amount()}</Amount>}
      off={savedMinor === 0}
    />
  );
}
