import { savingsServices } from '@grovemail/domain/forms/savings-lead.ts';
import { groupDigits } from '@grovemail/domain/group-digits.ts';
import { formatMoney } from '@grovemail/domain/pricing/currency.ts';
import {
  formatUsd,
  monthsPerYear,
  nairaPerDollar,
  serviceRates,
} from '@grovemail/domain/savings/savings.ts';
import type { Calculated } from './calculated.ts';
import styles from './calculator.module.css';

interface Line {
  name: string;
  sum?: string;
  amount: string;
}

/** The calculation line by line, first in naira, then in dollars with the exchange rate. */
export function Arithmetic({
  calculated,
  brand,
}: {
  calculated: Calculated | null;
  brand: string;
}) {
  const lines = calculated ? linesOf(calculated, brand) : emptyLines(brand);
  return (
    <table className={styles.sum}>
      <caption>How it adds up</caption>
      <tbody>
        {lines.map(({ name, sum, amount }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {sum && <span>{sum}</span>}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function linesOf({ values, savings }: Calculated, brand: string): Line[] {
  const { current_cost: cost, active_count: active } = values;
  const usd = (amount: number) => `$${formatUsd(amount)}`;
  const charge = usd(savings.chargeUsd);
  const isCompared = savings.serviceLines.length > 0;
  return [
    ...savings.serviceLines.map(({ service, ngn }) => ({
      name: savingsServices.find(({ value }) => value === service)?.label ?? service,
      sum: `${monthsPerYear} months × ${grouped(active)} active × ₦${serviceRates[service]}`,
      amount: naira(ngn),
    })),
    {
      name: 'All services, a year',
      ...(isCompared ? {} : { sum: 'no service is ticked' }),
      amount: naira(savings.totalNgn),
    },
    {
      name: `With ${brand}, in dollars`,
      sum: `${naira(savings.totalNgn)} ÷ ${nairaPerDollar} NGN per USD`,
      amount: charge,
    },
    { name: 'What you pay now', amount: usd(cost) },
    {
      name: savings.banner ? 'What you save' : 'The difference',
      sum: isCompared
        ? `${usd(cost)} − ${charge}${cost < savings.chargeUsd ? ', and never below zero' : ''}`
        : 'once a service is ticked',
      amount: isCompared ? usd(savings.savings) : '–',
    },
  ];
}

function emptyLines(brand: string): Line[] {
  return [
    { name: 'All services, a year', sum: `${monthsPerYear} months × active customers × rate` },
    { name: `With ${brand}, in dollars`, sum: `÷ ${nairaPerDollar} NGN per USD` },
    { name: 'What you pay now' },
    { name: 'What you save' },
  ].map((line) => ({ ...line, amount: '–' }));
}

/** Not with `Intl`, whose first use takes longer than the rest of the result. */
function grouped(count: number): string {
  const [whole = '', ...fraction] = String(count).split('.');
  return [groupDigits(whole), ...fraction].join('.');
}

function naira(amount: number): string {
  return formatMoney(Math.round(amount * 100), 'NGN', { decimals: 'plan' });
}
