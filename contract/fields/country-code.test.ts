import { expect, it } from 'vitest';
import { isCountryCode } from './country-code.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const pairs = letters.flatMap((first) => letters.map((second) => first + second));

it('knows 249 countries, each of which has a name', () => {
  const known = pairs.filter(isCountryCode);
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(known).toHaveLength(249);
  expect(known.filter((code) => names.of(code) === undefined)).toEqual([]);
});

it.each(['NG', 'GH', 'KE', 'US', 'GB', 'AQ', 'SX'])('%s is a country', (code) => {
  expect(isCountryCode(code)).toBe(true);
});

it.each(['ZZ', 'XX', 'UK', 'EU', 'SU', 'AN', 'ng', 'NGA', '', ' NG', 'AD AE', '\n'])(
  '%j is none',
  (code) => {
    expect(isCountryCode(code)).toBe(false);
  },
);
