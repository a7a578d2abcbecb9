import { flexModulesSum } from '@grovemail/domain/pricing/flex.ts';
import type { Selection } from '@grovemail/domain/pricing/selection.ts';
import { type Letterhead, PlanReceipt } from './PlanReceipt.tsx';
import type { PlanQuotes } from './plan-quotes.ts';
import styles from './plan-receipt.module.css';
import { ReceiptTotal } from './ReceiptTotal.tsx';
import { SavingStamp } from './SavingStamp.tsx';

interface Props {
  quotes: PlanQuotes;
  selection: Selection;
  letterhead: Letterhead;
}

/** Modules alone are summed: campaigns are paid by the credit. */
export function FlexReceipt(props: Props) {
  const { quotes, selection } = props;
  const sum = flexModulesSum(quotes.chosen);
  return (
    <PlanReceipt
      {...props}
      plan="Flex"
      campaigns="by the credit"
      stamp={
        sum && (
          <SavingStamp
            selection={selection}
            savedMinor={saved(sum)}
            yearlyMinor={saved(flexModulesSum(quotes.yearly))}
          />
        )
      }
    >
      {sum ? (
        <ReceiptTotal name={`Modules, per ${selection.period}`} selection={selection} sum={sum} />
      ) : (
        // As high as a total.
        <p className={`${styles.beside} plan-credits`}>
          With no module on, you pay for credits alone.
        </p>
      )}
    </PlanReceipt>
  );
}

function saved(sum: ReturnType<typeof flexModulesSum>): number {
  return sum ? sum.originalMinor - sum.totalMinor : 0;
}
