import { describe, expect, test } from 'vitest';
import { noSavingsReason } from './result-words.ts';
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
