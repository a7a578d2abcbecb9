import { describe, expect, it } from 'vitest';
import { currencyHomes, guessCurrency } from './guess-currency.ts';

describe('guessCurrency (B15)', () => {
  it.each([
    [{}, 'USD'],
    [{ timeZone: '', languages: [] }, 'USD'],
    [{ timeZone: 'Europe/London', languages: ['en', 'ng', 'gh'] }, 'USD'],
    [{ timeZone: 'Africa/Lagos', languages: ['en-US'] }, 'NGN'],
    [{ timeZone: 'Africa/Nairobi' }, 'KES'],
    [{ timeZone: 'Africa/Accra' }, 'GHS'],
    [{ timeZone: 'UTC', languages: ['en-GB', 'sw-KE', 'en-NG'] }, 'KES'],
    [{ languages: ['ha-Latn-NG'] }, 'NGN'],
    [{ languages: ['en_gh'] }, 'GHS'],
  ] as const)('%j starts with %s', (hints, currency) => {
    expect(guessCurrency(hints, currencyHomes)).toBe(currency);
  });

  it.each([[[]], [currencyHomes.slice(1)]])('never one that is not offered: %j', (homes) => {
    expect(guessCurrency({ timeZone: 'Africa/Lagos', languages: ['en-NG'] }, homes)).toBe('USD');
  });
});
