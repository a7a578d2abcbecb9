import { describe, expect, it } from 'vitest';
import { growthEstimate } from './growth-estimate.ts';
import { initialSelection } from './initial-selection.ts';
import { priceLabel, quote } from './quote.ts';
import { sampleCatalog } from './sample-prices-for-test.ts';
import { readSelection } from './selection-query.ts';

const request = {
  contacts: 20_000,
  modules: ['transactional', 'campaign', 'automation'],
  currency: 'USD',
  period: 'year',
} as const;

describe('without a price', () => {
  it('above the largest bracket', () => {
    const { quote: quoted, href } = growthEstimate(sampleCatalog, {
      ...request,
      contacts: 50_001,
    });
    expect(quoted).toEqual({ kind: 'above-tiers' });
    expect(href).toContain('?contacts=50001&');
  });

  it('in a currency that the catalog lacks', () => {
    const catalog = sampleCatalog.map(({ code, pricing }) => ({
      code,
      pricing: pricing.map((entry) => ({ ...entry, prices: [{ currency: 'NGN', amount: 1 }] })),
    }));
    expect(growthEstimate(catalog, request).quote.kind).toBe('no-currency');
  });

  it('in an empty catalog', () => {
    expect(growthEstimate([], request).quote).toEqual({ kind: 'above-tiers' });
  });
});

describe('with a price', () => {
  it.each([
    [1, 500, '$3.75'],
    [500, 500, '$3.75'],
    [501, 1_000, '$7.50'],
    [12_000, 15_000, '$103'],
    [50_000, 50_000, '$286'],
  ])('of %i contacts, in the bracket up to %i', (contacts, max, price) => {
    const { quote: quoted, href } = growthEstimate(sampleCatalog, {
      ...request,
      contacts,
      modules: [],
      period: 'month',
    });
    expect(priceLabel(quoted)).toBe(price);
    expect(href).toBe(
      `/pricing?contacts=${max}&period=month&currency=USD&modules=campaign&plan=growth`,
    );
  });

  it('is that of the page that it links to', () => {
    const { quote: quoted, href } = growthEstimate(sampleCatalog, request);
    expect(href).toBe(
      '/pricing?contacts=20000&period=year&currency=USD&modules=campaign,automation,transactional&plan=growth',
    );
    const selection = readSelection(href.slice('/pricing'.length), initialSelection(sampleCatalog));
    expect(quote(sampleCatalog, selection)).toEqual(quoted);
    expect(priceLabel(quoted)).toBe('$2,430');
  });
});
