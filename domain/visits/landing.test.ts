import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from '../pricing/currencies.ts';
import { moduleCodes } from '../pricing/modules.ts';
import { selectionPairs } from '../pricing/selection-keys.ts';
import { writeSelection } from '../pricing/selection-query.ts';
import { sharePairs } from '../savings/share-keys.ts';
import { shareQuery } from '../savings/share-link.ts';
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
    ['?a=1&&b=2&', null, 'a=1&&b=2&'],
    ['??a=1', null, '%3Fa=1'],
    // What other pages write is a landing query here.
    ['?plan=pro&cost=9&utm_campaign=z', 'old=1', 'plan=pro&cost=9&utm_campaign=z'],
    ['?contacts=500&plan=flex', 'old=1', 'contacts=500&plan=flex'],
    ['?customers=9&services=push', 'old=1', 'customers=9&services=push'],
    [`?a=${'b'.repeat(3000)}`, null, `a=${'b'.repeat(1998)}`],
    [`?a=${'b'.repeat(1996)}%20`, null, `a=${'b'.repeat(1996)}`],
  ])('R21 R22 H5: %s over %s', (search, stored, expected) => {
    expect(captureUtm(search, stored, '')).toBe(expected);
  });

  it.each([
    [
      '?contacts=500&period=year&currency=NGN&modules=campaign,app_insights&plan=flex&kept=5000,year',
      'old=1',
    ],
    ['?contacts=500&ref=kofi&plan=flex', 'ref=kofi'],
    ['?plan=growth&currency=KES&utm_source=x', 'utm_source=x'],
    // Not in the words of the page.
    ['?plan=pro&utm_campaign=z', 'plan=pro&utm_campaign=z'],
    ['?c%6Fntacts=500', 'c%6Fntacts=500'],
    ['?contacts=&currency=gold', 'contacts=&currency=gold'],
    ['?contacts=5&customers=9', 'customers=9'],
  ])('R21 a page with prices leaves out its own choice: %s', (search, expected) => {
    expect(captureUtm(search, 'old=1', selectionPairs)).toBe(expected);
  });

  it.each([
    ['?customers=9&active=8&cost=7.5&services=campaign,push', 'old=1'],
    ['?customers=9&services=&utm_source=x', 'utm_source=x'],
    ['?cost=cheap&plan=flex', 'cost=cheap&plan=flex'],
  ])('R21 the calculator leaves out a shared calculation: %s', (search, expected) => {
    expect(captureUtm(search, 'old=1', sharePairs)).toBe(expected);
  });

  it('leaves out whatever the pages write', () => {
    const contacts = fc.integer({ min: 1, max: 1_000_000 });
    const period = fc.constantFrom('month' as const, 'year' as const);
    const chosen = fc.record({
      contacts,
      period,
      currency: fc.constantFrom(...currencies.map(({ value }) => value)),
      modules: fc.subarray([...moduleCodes], { minLength: 1 }),
      plan: fc.constantFrom('growth' as const, 'flex' as const),
      emails: contacts,
      kept: fc.record({ contacts, period }),
    });
    fc.assert(
      fc.property(chosen, (selection) => {
        const query = writeSelection(selection, { ...selection, emails: 1 }, 'ref=kofi');
        expect(captureUtm(`?${query}`, null, selectionPairs)).toBe('ref=kofi');
      }),
    );
    const count = fc.integer({ min: 1, max: 1_000_000_000 });
    const figures = fc.record({
      contact_count: count,
      active_count: count,
      current_cost: count.map((cents) => cents / 100),
      services: fc.record({ campaign: fc.boolean(), push: fc.boolean() }),
    });
    fc.assert(
      fc.property(figures, (shared) => {
        expect(captureUtm(`?${shareQuery(shared)}`, null, sharePairs)).toBeNull();
      }),
    );
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
