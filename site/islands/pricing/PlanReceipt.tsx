import { groupDigits } from '@grovemail/domain/group-digits.ts';
import { formatMoney } from '@grovemail/domain/pricing/currency.ts';
import {
  baseModule,
  type ModuleCode,
  moduleCodes,
  moduleLabels,
} from '@grovemail/domain/pricing/modules.ts';
import type { QuoteLine } from '@grovemail/domain/pricing/quote.ts';
import type { Selection } from '@grovemail/domain/pricing/selection.ts';
import { volumePrice } from '@grovemail/domain/pricing/volume-prices.ts';
import { Receipt } from '../../components/receipt/Receipt.tsx';
import { ReceiptHead } from '../../components/receipt/ReceiptHead.tsx';
import { ReceiptLine } from '../../components/receipt/ReceiptLine.tsx';
import { Amount } from './Amount.tsx';
import { DiscountLine } from './DiscountLine.tsx';
import { awaitedAmount, lineOf, type PlanQuotes } from './plan-quotes.ts';
import styles from './plan-receipt.module.css';
import { ReceiptTotal } from './ReceiptTotal.tsx';
import { SavingStamp } from './SavingStamp.tsx';

/** The head of a receipt. */
export interface Letterhead {
  brand: string;
  /** The date of the prices. */
  date: string;
}

interface Props {
  quotes: PlanQuotes;
  selection: Selection;
  letterhead: Letterhead;
}

/** A line for each module, on or off, with its price before discounts; then the discount, and the total. */
export function PlanReceipt({ quotes, selection, letterhead }: Props) {
  const { chosen, yearly } = quotes;
  const { period, currency, plan } = selection;
  const sum = chosen.kind === 'priced' ? chosen : null;
  const lineFor = (code: ModuleCode) => {
    const line = lineOf(chosen, code);
    if (chosen.kind === 'awaited') return { amount: awaitedAmount };
    if (line) {
      const amount = formatMoney(line.originalMinor, currency, { decimals: 'plan' });
      const sum = sumFor(line, selection);
      return { amount, justPrinted: code !== baseModule, ...(sum && { sum }) };
    }
    return { amount: selection.modules.includes(code) ? 'no price' : 'off', off: true };
  };
  return (
    <Receipt
      stamp={
        sum && (
          <SavingStamp
            selection={selection}
            savedMinor={sum.savedMinor}
            yearlyMinor={yearly.kind === 'priced' ? yearly.savedMinor : 0}
          />
        )
      }
    >
      <ReceiptHead
        title={letterhead.brand}
        date={letterhead.date}
        subject={`${plan === 'flex' ? 'Flex' : 'Growth'}, ${period === 'year' ? '12 months' : '1 month'}`}
        scope={chosen.kind === 'awaited' ? '' : scopeOf(selection)}
      />
      {moduleCodes.map((code) => {
        const { amount, ...look } = lineFor(code);
        return (
          <ReceiptLine
            key={code}
            name={moduleLabels[code]}
            amount={<Amount>{amount}</Amount>}
            isShort={plan === 'growth' || code !== baseModule}
            {...look}
          />
        );
      })}
      {sum && sum.excluded.length > 0 && (
        <p className={styles.note}>
          Not offered for this many contacts, and not in the total:{' '}
          {sum.excluded.map((code) => moduleLabels[code]).join(', ')}.
        </p>
      )}
      <DiscountLine quotes={quotes} selection={selection} />
      <ReceiptTotal name={`Total per ${period}`} selection={selection} sum={sum} />
    </Receipt>
  );
}

/** How a price before discounts comes about: emails by their rate, and a year by its months, as the switches name them. */
function sumFor(line: QuoteLine, { plan, period, currency, emails }: Selection): string | null {
  if (plan === 'flex' && line.code === baseModule) {
    const rate = volumePrice(emails, currency);
    if (rate) return `at ${rate} per 1,000 emails`;
  }
  const month = line.originalMinor / 12;
  if (period !== 'year' || !Number.isInteger(month)) return null;
  return `${formatMoney(month, currency, { decimals: 'plan' })} × 12`;
}

function scopeOf({ plan, period, contacts, emails }: Selection): string {
  if (plan === 'growth') return `${groupDigits(contacts)} contacts`;
  return `${period === 'year' ? '12 × ' : ''}${groupDigits(emails)} emails`;
}
