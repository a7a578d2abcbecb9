import { groupedCount } from '@grovemail/domain/savings/grouped-count.ts';
import {
  longAs,
  noSavingsReason,
  noService,
  receiptScope,
} from '@grovemail/domain/savings/result-words.ts';
import { formatUsd } from '@grovemail/domain/savings/savings.ts';
import buttons from '../../components/button.module.css';
import { Receipt } from '../../components/receipt/Receipt.tsx';
import { ReceiptHead } from '../../components/receipt/ReceiptHead.tsx';
import { shortDate } from '../../components/receipt/short-date.ts';
import { CostBars } from './CostBars.tsx';
import type { Calculated } from './calculated.ts';
import styles from './calculator.module.css';
import { ResultSentence } from './ResultSentence.tsx';
import { SumLines } from './SumLines.tsx';
import receipt from './savings-receipt.module.css';

interface Props {
  calculated: Calculated;
  brand: string;
  /** Replaces the date while there is no result. */
  mark?: string;
  /** The result, which takes the focus. */
  sentence?: readonly [before: string, figure: string, after: string];
  /** US dollars a year on the Growth plan, if it has a price for the list. */
  growth?: number | null;
  /** Leads back to the services, where none is checked. */
  onServices?: (() => void) | undefined;
}

/** A calculation line by line, with the saving and the yearly costs as bars. */
export function SavingsReceipt(props: Props) {
  const { calculated, brand, mark, sentence, growth = null, onServices } = props;
  const { savings, values } = calculated;
  const services = savings.serviceLines.length;
  return (
    <Receipt>
      <ReceiptHead
        title={brand}
        {...(mark ? { mark } : { date: shortDate(new Date()) })}
        subject={`${groupedCount(values.active_count)} active customers`}
        scope={receiptScope(savings)}
      />
      {sentence && services === 0 ? (
        <NoService onServices={onServices} />
      ) : sentence ? (
        <ResultSentence parts={sentence} long={longAs(sentence[1])} takesFocus />
      ) : (
        <Saved calculated={calculated} />
      )}
      {services > 0 && !savings.banner && (
        <p className={styles.reason}>
          {noSavingsReason(savings, growth === null ? 0 : values.current_cost - growth)}
        </p>
      )}
      {services > 0 && <CostBars calculated={calculated} brand={brand} growth={growth} />}
      <div className={receipt.lines}>
        <SumLines calculated={calculated} />
      </div>
      {sentence && services === 0 && (
        <p className={styles.compared}>
          {noService.compared}
          <span>{sentence}</span>
        </p>
      )}
    </Receipt>
  );
}

function NoService({ onServices }: Pick<Props, 'onServices'>) {
  return (
    <>
      <ResultSentence parts={[noService.title, '', '']} takesFocus />
      <p className={styles.reason}>{noService.text}</p>
      <button type="button" className={`${buttons.button} ${buttons.lime}`} onClick={onServices}>
        {noService.button}
      </button>
    </>
  );
}

/** In a preview, which is no result yet. */
function Saved({ calculated: { savings } }: Pick<Props, 'calculated'>) {
  if (savings.serviceLines.length === 0)
    return <p className={styles.reason}>Choose the services you pay for to see what you save.</p>;
  if (!savings.banner) return null;
  const figure = `$${formatUsd(savings.savings)}`;
  return (
    <p className={styles.saved} data-long={longAs(figure)}>
      <strong>{figure}</strong> <span>saved per year</span>
    </p>
  );
}
