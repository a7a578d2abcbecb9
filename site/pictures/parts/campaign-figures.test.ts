import { samples } from '@grovemail/config/samples.ts';
import { expect, it } from 'vitest';
import { orders } from '../analytics/order-figures.ts';
import { after, before, gain, openedSecond } from './campaign-figures.ts';
import { count, sum } from './money.ts';

const { campaign } = samples;

it.each([
  ['before', before],
  ['after', after],
])('%s the second email, opened and not opened are everyone reached', (_, result) => {
  expect(result.opened + result.notOpened).toBe(campaign.reached);
  expect(result.share).toMatch(/^\d+\.\d$/);
});

it('what is left after it is what was left before it, less its opens', () => {
  expect(after.notOpened).toBe(before.notOpened - sum(campaign.second.opened));
  expect(openedSecond).toBe(count(sum(campaign.second.opened)));
});

it('the clicks by hour are the clicks by link', () => {
  for (const [index, email] of [campaign.first, campaign.second].entries()) {
    expect(sum(email.clicked)).toBe(sum(campaign.links.map(({ clicks }) => clicks[index] ?? 0)));
    expect(email.clicked).toHaveLength(email.opened.length);
  }
});

it('the orders by city and day are those of both emails', () => {
  const { first, second } = campaign;
  for (const cities of Object.values(orders)) {
    for (const city of cities) expect([city.first.length, city.second.length]).toEqual([7, 7]);
  }
  expect(sum(orders.order_paid.flatMap((city) => city.first))).toBe(first.orders);
  expect(sum(orders.order_paid.flatMap((city) => city.second))).toBe(second.orders);
});

it('every figure rises', () => {
  const numberOf = (text = '') => Number.parseFloat(text.replace(/[^\d.]/g, ''));
  for (const [index, { value }] of after.figures.entries()) {
    expect(numberOf(value)).toBeGreaterThan(numberOf(before.figures[index]?.value));
  }
  expect(numberOf(gain)).toBeGreaterThan(0);
});
