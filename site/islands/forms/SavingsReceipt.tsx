import { noSavingsReason } from '@grovemail/domain/savings/result-words.ts';
import { formatUsd } from '@grovemail/domain/savings/savings.ts';
import { Receipt } from '../../components/receipt/Receipt.tsx';
import { ReceiptHead } from '../../components/receipt/ReceiptHead.tsx';
import { shortDate } from '../../components/receipt/short-date.ts';
import { CostBars } from './CostBars.tsx';
import type { Calculated } from './calculated.ts';
import styles from './calculator.module.css';
import { groupedCount } from './grouped-count.ts';
import { SumLines } from './SumLines.tsx';
import receipt from './savings-receipt.module.css';

interface Props {
  calculated: Calculated;
  brand: string;
  /** Replaces the date while there is no result. */
  mark?: string;
  /** US dollars a year on the Growth plan, if it has a price for the list. */
  growth?: number | null;
}

/** A calculation line by line, with the saving and the yearly costs as bars. */
export function SavingsReceipt({ calculated, brand, mark, growth = null }: Props) {
  const { savings, values } = calculated;
  const figure = `$${formatUsd(savings.savings)}`;
  const services = savings.serviceLines.length;
  return (
    <Receipt>
      <ReceiptHead
        title={brand}
        {...(mark ? { mark } : { date: shortDate(new Date()) })}
        subject={`${groupedCount(values.active_count)} active customers`}
        scope={services === 1 ? '1 service' : `${services} services`}
      />
      {savings.banner ? (
        // Millions would not fit on a phone at full size.
        <p className={figure.length > maxFullSizeLength ? styles.long : styles.big}>
          <strong>{figure}</strong> <span>saved per year</span>
        </p>
      ) : (
        <p className={styles.reason}>
          {noSavingsReason(savings, growth === null ? 0 : values.current_cost - growth)}
        </p>
      )}
      <CostBars calculated={calculated} brand={brand} growth={growth} />
      <div className={receipt.lines}>
        <SumLines calculated={calculated} />
      </div>
    </Receipt>
  );
}

/** Characters of `$99,999.99`; longer figures are set smaller. */
const maxFullSizeLength = 10;
