import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount } from '../parse-amount.ts';
import { readShared, shareQuery } from './share-link.ts';

describe('ignores a tampered link', () => {
  it.each([
    '',
    '?customers=',
    '?customers=-5&active=1e9&cost=NaN',
    '?customers=<script>&services=<b>',
    '?customers=1&customers=2',
    '?customers=99999999999999999999',
    '?firstname=Ada&email=a@b.co&contact_count=5',
    '?services=__proto__,constructor',
    '?cost=12.',
    '?cost=0.000000000000000001',
    '?cost=5.000',
    '?customers=10.5&active=1,000',
  ])('%s', (search) => {
    expect(readShared(search)).toEqual([]);
  });
});

it('shares counts and services only', () => {
  const person = { firstname: 'Ada', email: 'ada@shop.example' };
  const figures = { contact_count: 20000, active_count: 10000, current_cost: 5000.5 };
  const services = { campaign: true, automation: false, push: true };
  const query = shareQuery({ ...person, ...figures, services } as Parameters<typeof shareQuery>[0]);
  expect(query).toBe('customers=20000&active=10000&cost=5000.5&services=campaign,push');
});

it('round-trips among other parameters', () => {
  const whole = fc.integer({ min: 1, max: 1_000_000_000 });
  const amount = whole.map((cents) => cents / 100);
  const services = fc.record({
    campaign: fc.boolean(),
    automation: fc.boolean(),
    transactional: fc.boolean(),
    push: fc.boolean(),
  });
  fc.assert(
    fc.property(whole, whole, amount, services, (customers, active, cost, ticked) => {
      const figures = { contact_count: customers, active_count: active, current_cost: cost };
      const query = shareQuery({ ...figures, services: ticked });
      const read = readShared(`?utm_source=x&${query}`);
      const amounts = read.filter(([name]) => name !== 'services');
      expect(
        Object.fromEntries(amounts.map(([name, value]) => [name, parseAmount(value)])),
      ).toEqual(figures);
      expect(read.filter(([name]) => name === 'services').map(([, value]) => value)).toEqual(
        Object.entries(ticked).flatMap(([name, on]) => (on ? [name] : [])),
      );
    }),
  );
});
