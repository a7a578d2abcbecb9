import { savingsServices } from '@grovemail/domain/forms/savings-lead.ts';
import { formatMoney } from '@grovemail/domain/pricing/currency.ts';
import {
  formatUsd,
  monthsPerYear,
  nairaPerDollar,
  serviceRates,
} from '@grovemail/domain/savings/savings.ts';
import { ReceiptLine } from '../../components/receipt/ReceiptLine.tsx';
import type { Calculated } from './calculated.ts';
import { groupedCount } from './grouped-count.ts';

interface Props {
  calculated: Calculated;
}

/** The calculation line by line, first in naira, then in dollars with the exchange rate. */
export function SumLines({ calculated: { values, savings } }: Props) {
  const active = values.active_count;
  return (
    <>
      {savingsServices.map(({ label, value }) => {
        const line = savings.serviceLines.find(({ service }) => service === value);
        return line ? (
          <ReceiptLine
            key={value}
            name={label}
            sum={`${groupedCount(active)} active × ₦${serviceRates[value]} × ${monthsPerYear} months`}
            amount={naira(line.ngn)}
          />
        ) : (
          <ReceiptLine key={value} name={label} amount="off" off />
        );
      })}
      <ReceiptLine
        name="In dollars"
        sum={`${naira(savings.totalNgn)} ÷ ${groupedCount(nairaPerDollar)} NGN per USD`}
        amount={`$${formatUsd(savings.chargeUsd)}`}
      />
    </>
  );
}

function naira(amount: number): string {
  return formatMoney(Math.round(amount * 100), 'NGN', { decimals: 'plan' });
}
