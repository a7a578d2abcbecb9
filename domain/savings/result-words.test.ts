import { describe, expect, test } from 'vitest';
import { assumption, calculationLines, noSavingsReason } from './result-words.ts';
import { savings } from './savings.ts';

const services = { campaign: true, automation: false, transactional: false, push: false };

describe('noSavingsReason', () => {
  // Pay as you go costs $894.41.
  const result = savings({ activeCount: 10_000, currentCost: 780, services });

  test('names Growth where it costs less than today', () => {
    expect(noSavingsReason(result, 24)).toBe(
      'Pay as you go would cost at least as much as you pay now. Growth would save you $24.00 a year.',
    );
  });

  test('leaves Growth out where it costs as much or more', () => {
    for (const more of [0, -10]) {
      expect(noSavingsReason(result, more)).toBe(
        'Pay as you go would cost at least as much as you pay now.',
      );
    }
  });
});

describe('assumption', () => {
  const of = (chosen: object) =>
    assumption(savings({ activeCount: 10, currentCost: 0, services: { ...chosen } }));

  test('names the chosen services alone', () => {
    expect(of({ push: true })).toBe(
      'Each active customer takes 2 credits a month for push notifications, at ₦1 a credit (the rate of the first 499,999 credits) and 1,610 NGN per USD.',
    );
    expect(of({ campaign: true, automation: true, push: true })).toContain(
      'takes 12 credits a month for campaigns, 1.5 for automations, and 2 for push notifications, at',
    );
  });

  test('without a service, names all four', () => {
    const all = { campaign: true, automation: true, transactional: true, push: true };
    expect(of({})).toBe(of(all));
  });
});

test('without a service, the lines add up to what all four would cost', () => {
  const nothing = savings({ activeCount: 10_000, currentCost: 5_000, services: {} });
  const all = { campaign: true, automation: true, transactional: true, push: true };
  const everything = savings({ activeCount: 10_000, currentCost: 5_000, services: all });
  const rename = { 'Total per year': 'All four per year' } as Record<string, string>;
  expect(calculationLines(nothing, 10_000)).toEqual(
    calculationLines(everything, 10_000).map((line) => ({
      ...line,
      name: rename[line.name] ?? line.name,
    })),
  );
});
