import { groupDigits } from '@grovemail/domain/group-digits.ts';
import { formatMoney } from '@grovemail/domain/pricing/currency.ts';
import { creditsMinor, flexModulesSum, flexPlan } from '@grovemail/domain/pricing/flex.ts';
import type { Quote } from '@grovemail/domain/pricing/quote.ts';
import type { Selection } from '@grovemail/domain/pricing/selection.ts';
import { ReceiptLine } from '../../components/receipt/ReceiptLine.tsx';
import { Amount } from './Amount.tsx';
import styles from './flex-receipt.module.css';
import { type Letterhead, PlanReceipt } from './PlanReceipt.tsx';
import type { PlanQuotes } from './plan-quotes.ts';
import { ReceiptTotal } from './ReceiptTotal.tsx';
import { SavingStamp } from './SavingStamp.tsx';

interface Props {
  quotes: PlanQuotes<Quote>;
  selection: Selection;
  letterhead: Letterhead;
}

/** Modules alone are summed: campaigns are paid in credits, of which it names some sums. */
export function FlexReceipt(props: Props) {
  const { quotes, selection } = props;
  const sum = flexModulesSum(quotes.chosen);
  return (
    <PlanReceipt
      {...props}
      plan="Flex"
      campaigns={flexPlan.campaigns}
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
        <p className={styles.unsummed}>With no modules switched on, you pay only for credits.</p>
      )}
      <p className={styles.credits}>
        <b>Credits, as you send</b>
        <small>1 credit, 1 email</small>
      </p>
      {volumes.map((emails) => (
        <ReceiptLine
          key={emails}
          name={`${groupDigits(emails)} emails`}
          amount={
            <Amount>
              {formatMoney(creditsMinor(emails, selection.currency), selection.currency, {
                decimals: 'plan',
              })}
            </Amount>
          }
        />
      ))}
    </PlanReceipt>
  );
}

const volumes = [10_000, 100_000, 500_000];

function saved(sum: ReturnType<typeof flexModulesSum>): number {
  return sum ? sum.originalMinor - sum.totalMinor : 0;
}
