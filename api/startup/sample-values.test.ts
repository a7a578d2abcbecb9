import { brand } from '@grovemail/config/brand.ts';
import { describe, expect, it } from 'vitest';
import { sampleValues, warnOfSamples } from './sample-values.ts';

it('names each field that holds a sample', () => {
  const fields = {
    name: 'Shop',
    legalName: 'Shop (sample operator)',
    contact: { email: 'hi@shop.example', address: ['1 Example Road'] },
    blogUrl: 'https://example.com/blog',
    social: [{ name: 'X', url: 'https://x.com/shop' }],
  };
  expect(sampleValues(fields)).toEqual(['legalName', 'contact.email', 'blogUrl']);
});

it('finds every sample that this product comes with', () => {
  expect(sampleValues(brand)).toEqual([
    'legalName',
    'contact.email',
    'repositoryUrl',
    'sandboxDomain',
    'blogUrl',
    ...brand.social.map((_, index) => `social.${index}.url`),
  ]);
});

describe('a production server warns', () => {
  const warnings = (hasOwnPrices: boolean, replaced = {}) => {
    const found: string[] = [];
    warnOfSamples({ warn: (_, message) => found.push(message) }, hasOwnPrices, replaced);
    return found;
  };
  const ofBrand = 'config/brand.ts still contains sample values.';
  const ofPrices = 'domain/pricing/price-list.ts still contains sample prices.';

  it('of the samples that this product comes with', () => {
    expect(warnings(true)).toEqual([ofBrand, ofPrices]);
  });

  it('of no prices that another service has', () => {
    expect(warnings(false)).toEqual([ofBrand]);
  });

  it.each([
    [{ facts: { name: 'Shop' } }, [ofPrices]],
    [{ prices: { isSample: false } }, [ofBrand]],
    [{ facts: { name: 'Shop' }, prices: { isSample: false } }, []],
  ])('until they are replaced: %j', (replaced, left) => {
    expect(warnings(true, replaced)).toEqual(left);
  });
});
