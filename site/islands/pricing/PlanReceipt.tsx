import { groupDigits } from '@grovemail/domain/group-digits.ts';
import { formatMoney } from '@grovemail/domain/pricing/currency.ts';
import {
  baseModule,
  type ModuleCode,
  moduleCodes,
  moduleLabels,
} from '@grovemail/domain/pricing/modules.ts';
import type { Selection } from '@grovemail/domain/pricing/selection.ts';
import type { ReactNode } from 'react';
import { Receipt } from '../../components/receipt/Receipt.tsx';
import { ReceiptHead } from '../../components/receipt/ReceiptHead.tsx';
import { ReceiptLine } from '../../components/receipt/ReceiptLine.tsx';
import { lineOf, type PlanQuotes } from './plan-quotes.ts';

/** What stands at the head of a receipt. */
export interface Letterhead {
  brand: string;
  /** Of the prices. */
  date: string;
}

interface Props {
  plan: string;
  quotes: PlanQuotes;
  selection: Selection;
  letterhead: Letterhead;
  /** In place of the price of campaigns, which are then no part of the total. */
  campaigns?: string;
  stamp?: ReactNode;
  /** The total. */
  children: ReactNode;
}

/** A line for each module, on or off, with its price before discounts. */
export function PlanReceipt(props: Props) {
  const { plan, quotes, selection, letterhead, campaigns, stamp, children } = props;
  const { chosen } = quotes;
  const { period, contacts, currency } = selection;
  const lineFor = (code: ModuleCode) => {
    const name = moduleLabels[code];
    if (campaigns && code === baseModule) return { name, amount: campaigns };
    const line = lineOf(chosen, code);
    if (line)
      return { name, amount: formatMoney(line.originalMinor, currency, { decimals: 'plan' }) };
    const isOn = selection.modules.includes(code);
    return { name, amount: isOn ? 'no price' : 'off', off: true };
  };
  return (
    <Receipt stamp={stamp}>
      <ReceiptHead
        title={letterhead.brand}
        date={letterhead.date}
        subject={`${plan}, ${period === 'year' ? '12 months' : '1 month'}`}
        scope={`${groupDigits(contacts)} contacts`}
      />
      {moduleCodes.map((code) => (
        <ReceiptLine key={code} {...lineFor(code)} />
      ))}
      {chosen.kind === 'priced' && chosen.excluded.length > 0 && (
        <p className="plan-note">
          Not offered for this many contacts, and not in the total:{' '}
          {chosen.excluded.map((code) => moduleLabels[code]).join(', ')}.
        </p>
      )}
      {children}
    </Receipt>
  );
}
