import { calculationLines } from '@grovemail/domain/savings/result-words.ts';
import { ReceiptLine } from '../../components/receipt/ReceiptLine.tsx';
import type { Calculated } from './calculated.ts';

interface Props {
  calculated: Calculated;
}

/** The calculation line by line in dollars, with its sums in naira. */
export function SumLines({ calculated: { values, savings } }: Props) {
  return calculationLines(savings, values.active_count).map(({ service, name, amount, sum }) => (
    <ReceiptLine
      key={service}
      name={name}
      amount={amount}
      {...(sum === null ? { off: true } : { sum })}
    />
  ));
}
