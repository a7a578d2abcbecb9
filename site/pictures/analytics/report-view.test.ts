import { expect, it } from 'vitest';
import {
  barsOf,
  bestOf,
  keyOf,
  lengthOf,
  type ReportFacts,
  reportView,
  shownAs,
} from './report-view.ts';

const facts: ReportFacts = {
  price: 100,
  currency: '$',
  days: ['Monday', 'Tuesday'],
  emails: ['Email 1', 'Email 2'],
  orders: {
    paid: [
      { city: 'Oslo', first: [5, 3], second: [0, 2] },
      { city: 'Bergen', first: [4, 1], second: [0, 1] },
    ],
    repeated: [{ city: 'Oslo', first: [1, 0], second: [0, 0] }],
  },
};
const choice = { measure: 'revenue', event: 'paid', by: 'day', email: 'both', split: 'city' };

it('rows add up to everything, and parts to their row', () => {
  const view = reportView(facts, choice);
  expect(view.rows).toEqual([
    { name: 'Monday', orders: 9, parts: [5, 4] },
    { name: 'Tuesday', orders: 7, parts: [5, 2] },
  ]);
  expect(view.parts).toEqual([
    { name: 'Oslo', orders: 10 },
    { name: 'Bergen', orders: 6 },
  ]);
  expect([view.best.name, view.all]).toEqual(['Monday', 16]);
});

it.each([
  ['one email', { email: '1' }, [0, 3]],
  ['another event', { event: 'repeated' }, [1, 0]],
  ['by city', { by: 'city', split: 'email' }, [10, 6]],
  ['split by nothing', { split: 'nothing' }, [9, 7]],
])('%s', (_, changed, orders) => {
  const view = reportView(facts, { ...choice, ...changed });
  expect(view.rows.map((row) => row.orders)).toEqual(orders);
  for (const row of view.rows)
    expect(row.parts.reduce((total, part) => total + part, 0)).toBe(row.orders);
});

it('a bar is as long as its share of the longest, and filled by its parts', () => {
  const view = reportView(facts, { ...choice, by: 'city', split: 'email' });
  expect(view.rows.map(({ orders }) => lengthOf(view, orders))).toEqual(['100%', '60%']);
  expect(barsOf(view.rows[0]?.parts ?? [])).toEqual([
    { x: 0, width: 80 },
    { x: 80, width: 20 },
  ]);
});

it.each([
  ['revenue', '$400'],
  ['orders', '4 orders'],
  ['share', '50%'],
])('%s is written as %s', (measure, text) => {
  expect(shownAs(facts, measure, 4, 8)).toBe(text);
});

it.each([
  ['revenue', ['Monday', 'brought in the most:', '$900']],
  ['orders', ['Monday', 'had the most orders:', '9']],
  ['share', ['Monday', 'had the largest share:', '56%']],
])('the best row, measured by %s', (measure, sentence) => {
  expect(bestOf(facts, measure, reportView(facts, choice))).toEqual(sentence);
});

it.each([
  ['revenue', ['Oslo $1,000 63%', 'Bergen $600 38%']],
  ['share', ['Oslo 10 63%', 'Bergen 6 38%']],
])('the key names the parts, measured by %s', (measure, entries) => {
  const key = keyOf(facts, measure, reportView(facts, choice));
  expect(key.map(({ name, amount, share }) => `${name} ${amount} ${share}`)).toEqual(entries);
});
