import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStorable } from '../storable-text.ts';
import { firstTouchKeys, firstTouchOf, readAttribution } from './attribution.ts';

describe('readAttribution', () => {
  it.each([
    [{}, {}],
    [{ utm: '', first_touch: {} }, {}],
    [{ utm: 5, first_touch: 5 }, {}],
    [{ utm: ' ?a=1\0\ud800 ', first_touch: null }, { utm: 'a=1' }],
    [{ first_touch: 'utm_source=news&evil=1' }, { first_touch: { utm_source: 'news' } }],
    [{ first_touch: ['a'] }, {}],
    [{ first_touch: { gclid: ['a'], ref: ' ' } }, {}],
    [{ first_touch: Object.create({ ref: 'inherited' }) }, {}],
    [
      { first_touch: { fbclid: `${'a'.repeat(199)}🌱` } },
      { first_touch: { fbclid: 'a'.repeat(199) } },
    ],
  ])('%j', (raw, expected) => {
    expect(readAttribution(raw)).toEqual(expected);
  });

  it('is within its limits and storable, for any input', () => {
    const text = fc.string({ unit: 'binary', maxLength: 3000, size: 'max' });
    const touch = fc.dictionary(fc.constantFrom(...firstTouchKeys, 'evil'), text);
    fc.assert(
      fc.property(text, touch, (utm, first_touch) => {
        const kept = readAttribution({ utm, first_touch });
        expect((kept.utm ?? '').length).toBeLessThanOrEqual(2000);
        for (const [key, value] of Object.entries(kept.first_touch ?? {})) {
          expect(firstTouchKeys).toContain(key);
          expect(value.length).toBeLessThanOrEqual(200);
          expect(isStorable(value)).toBe(true);
        }
        expect(isStorable(kept.utm ?? '')).toBe(true);
      }),
    );
  });
});

it('firstTouchOf keeps allowed parameters only', () => {
  expect(firstTouchOf('?utm_source=x&contacts=5&ref=b')).toEqual({ utm_source: 'x', ref: 'b' });
  expect(firstTouchOf('?contacts=5')).toBeNull();
});
