import type { Selection } from '@grovemail/domain/pricing/selection.ts';
import { type Letterhead, PlanReceipt } from './PlanReceipt.tsx';
import type { PlanQuotes } from './plan-quotes.ts';
import { ReceiptTotal } from './ReceiptTotal.tsx';
import { SavingStamp } from './SavingStamp.tsx';

interface Props {
  quotes: PlanQuotes;
  selection: Selection;
  letterhead: Letterhead;
}

export function GrowthReceipt(props: Props) {
  const { quotes, selection } = props;
  const { chosen, yearly } = quotes;
  const sum = chosen.kind === 'priced' ? chosen : null;
  return (
    <PlanReceipt
      {...props}
      plan="Growth"
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
      <ReceiptTotal name={`Total per ${selection.period}`} selection={selection} sum={sum} />
    </PlanReceipt>
  );
}
