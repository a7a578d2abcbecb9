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
import { Amount } from './Amount.tsx';
import { awaitedAmount, lineOf, type PlanQuotes } from './plan-quotes.ts';
import styles from './plan-receipt.module.css';

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
    const line = lineOf(chosen, code);
    const isIncluded = code === baseModule;
    if (isIncluded && campaigns)
      return { amount: <span className={styles.word}>{campaigns}</span> };
    if (chosen.kind === 'awaited') return { amount: awaitedAmount };
    if (line) {
      const amount = formatMoney(line.originalMinor, currency, { decimals: 'plan' });
      return { amount, justPrinted: !isIncluded };
    }
    return { amount: selection.modules.includes(code) ? 'no price' : 'off', off: true };
  };
  return (
    <Receipt stamp={stamp}>
      <ReceiptHead
        title={letterhead.brand}
        date={letterhead.date}
        subject={`${plan}, ${period === 'year' ? '12 months' : '1 month'}`}
        scope={chosen.kind === 'awaited' ? '' : `${groupDigits(contacts)} contacts`}
      />
      {moduleCodes.map((code) => {
        const { amount, ...look } = lineFor(code);
        return (
          <ReceiptLine
            key={code}
            name={moduleLabels[code]}
            amount={<Amount>{amount}</Amount>}
            {...look}
          />
        );
      })}
      {chosen.kind === 'priced' && chosen.excluded.length > 0 && (
        <p className={styles.note}>
          Not offered for this many contacts, and not in the total:{' '}
          {chosen.excluded.map((code) => moduleLabels[code]).join(', ')}.
        </p>
      )}
      {children}
    </Receipt>
  );
}
