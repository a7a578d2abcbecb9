import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstTouchKeys, firstTouchOf } from './attribution.ts';
import { captureUtm, hasFirstTouch, registerUrl } from './landing.ts';

describe('captureUtm', () => {
  it.each([
    ['', null, null],
    ['?', 'old=1', 'old=1'],
    ['', 'old=1', 'old=1'],
    ['?&&', 'old=1', 'old=1'],
    ['?utm_source=x', 'old=1', 'utm_source=x'],
    ['?utm_source=a%20b&x', null, 'utm_source=a%20b&x'],
    // A pricing choice alone is not attribution.
    [
      '?contacts=500&period=year&currency=NGN&modules=campaign&plan=flex&kept=5000,year',
      'old=1',
      'old=1',
    ],
    ['?contacts=500&ref=kofi&plan=flex', null, 'ref=kofi'],
    // Nor is a shared calculation.
    ['?customers=9&active=8&cost=7&services=campaign,push', 'old=1', 'old=1'],
    ['?c%6Fntacts=500', null, null],
    [`?a=${'b'.repeat(3000)}`, null, `a=${'b'.repeat(1998)}`],
    [`?a=${'b'.repeat(1996)}%20`, null, `a=${'b'.repeat(1996)}`],
  ])('R21 R22 H5: %s over %s', (search, stored, expected) => {
    expect(captureUtm(search, stored)).toBe(expected);
  });
});

describe('registerUrl', () => {
  it.each([
    ['/app/register', {}, '/app/register'],
    ['/register', { utm: null }, '/register'],
    [
      'https://app.example/register',
      { location: 'header' },
      'https://app.example/register?location=header',
    ],
    ['/app/register', { utm: 'ref=a', location: 'main' }, '/app/register?ref=a&location=main'],
    // Ours overrides a stored one, however it is encoded.
    [
      '/app/register',
      { utm: 'location=evil&ref=a', location: 'main' },
      '/app/register?ref=a&location=main',
    ],
    ['/app/register', { utm: 'l%6Fcation=evil', location: 'main' }, '/app/register?location=main'],
    ['/app/register', { utm: '?ref=a' }, '/app/register?ref=a'],
    [
      '/app/register',
      { utm: 'x=#"><script>', location: 'main' },
      '/app/register?x=%23%22%3E%3Cscript%3E&location=main',
    ],
  ] as const)('R23 R77 R78: %s with %j', (page, options, expected) => {
    expect(registerUrl(page, options)).toBe(expected);
  });

  it('is always one valid address with our location, whatever was stored', () => {
    const stored = fc.oneof(fc.string({ unit: 'binary' }), fc.webQueryParameters());
    fc.assert(
      fc.property(stored, (utm) => {
        const url = new URL(
          registerUrl('https://app.example/register', { utm, location: 'header' }),
        );
        expect(url.origin + url.pathname + url.hash).toBe('https://app.example/register');
        expect(url.searchParams.getAll('location')).toEqual(['header']);
      }),
    );
  });
});

describe('hasFirstTouch', () => {
  it.each([
    '',
    '?',
    '?contacts=5',
    '?utm_id=1',
    '?utm_source=',
    '?xref=1',
    '?utm_source_x=1',
    '?q=ref=1',
  ])('is false for "%s"', (search) => {
    expect(hasFirstTouch(search)).toBe(false);
    expect(firstTouchOf(search)).toBeNull();
  });

  it.each(firstTouchKeys)('is true for %s in any position', (key) => {
    for (const search of [`?${key}=a`, `?x=1&${key}=a&y=2`]) {
      expect(hasFirstTouch(search)).toBe(true);
      expect(firstTouchOf(search)).toEqual({ [key]: 'a' });
    }
  });
});
