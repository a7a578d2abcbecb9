import { samples } from '@grovemail/config/samples.ts';
import { amount, sum } from '../parts/money.ts';

const { first, second, price, ordersByDay, ordersByCity } = samples.campaign;
const all = sum(ordersByDay);

/** What a report can show; the first is shown at first. */
export const measures = [
  { value: 'revenue', label: 'revenue' },
  { value: 'orders', label: 'orders' },
  { value: 'share', label: 'shares' },
] as const;

/** Orders as `₦4,366,000`, `236 orders` or `52%` of everything. */
export function shownAs(measure: (typeof measures)[number]['value'], orders: number): string {
  if (measure === 'revenue') return amount(orders * price);
  if (measure === 'orders') return `${orders} orders`;
  return orders === all ? 'everything' : `${Math.round((orders / all) * 100)}%`;
}

interface Row {
  name: string;
  orders: number;
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The campaign's orders, added up in different ways; the first is shown at first. */
export const reports = [
  report(
    'day',
    ordersByDay.map((orders, day) => ({ name: days[day] ?? '', orders })),
  ),
  report(
    'city',
    ordersByCity.map(({ city, orders }) => ({ name: city, orders })),
  ),
  report('email', [
    { name: `“${first.subject.join(' ')}”`, orders: first.orders },
    { name: `“${second.subject.join(' ')}”`, orders: second.orders },
  ]),
];

function report(value: 'day' | 'city' | 'email', rows: readonly Row[]) {
  const best = rows.reduce((most, row) => (row.orders > most.orders ? row : most));
  return { value, label: value, best, rows };
}
