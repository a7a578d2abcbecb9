import { describe, expect, it } from 'vitest';
import { currencies } from './currencies.ts';
import { enterprisePlan } from './enterprise-plan.ts';
import { creditsMinor, flexPlan, flexQuote } from './flex.ts';
import { fitVolume, flexVolumes } from './flex-volumes.ts';
import { growthBenefits } from './growth-plan.ts';
import { initialSelection } from './initial-selection.ts';
import { periods, toPeriod } from './period.ts';
import { planBrackets } from './plan-brackets.ts';
import { quote } from './quote.ts';
import { sampleCatalog } from './sample-prices-for-test.ts';
import { volumePrice } from './volume-prices.ts';
import { rateFor, volumeRates } from './volume-rates.ts';

describe('Growth (R411–R422, B20)', () => {
  const base = ['5 seats', '10X Campaigns per month', 'API contact synchronization'];

  it.each([
    [[], []],
    [
      ['automation'],
      ['Unlimited automation journeys', 'Visual workflow builder', 'Advanced autoresponders'],
    ],
    [
      ['app_insights', 'transactional', 'campaign'],
      [
        'Unlimited transactional emails',
        'Auto subscriber capture',
        'Event analytics',
        'Event comparison',
        'Page visit analytics',
      ],
    ],
  ])('R241 with %j', (modules, added) => {
    expect(growthBenefits(modules)).toEqual([...base, ...added]);
  });
});

it('R428–R434, B22 Enterprise', () => {
  expect(enterprisePlan).toEqual({
    audience: 'For large lists and large teams',
    price: 'Custom',
    action: 'Get a demo',
    benefits: [
      'Unlimited seats',
      'Dedicated account manager',
      'Dedicated transaction email servers',
      '90 days log retention',
      'Phone support',
    ],
  });
});

describe('Flex', () => {
  it('R435 B18 prices 1,000 credits', () => {
    const prices = Object.fromEntries(
      currencies.map(({ value }) => [value, creditsMinor(1_000, value)]),
    );
    expect(prices).toMatchObject({ NGN: 100_000, USD: 83, KES: 8_000, GHS: 980 });
  });

  it.each([
    [0, 0, 0],
    [10_000, 1_000_000, 830],
    [499_999, 49_999_900, 41_500],
    [500_000, 43_750_000, 36_150],
  ])('prices %i emails at the rate of their volume', (emails, naira, dollars) => {
    expect(creditsMinor(emails, 'NGN')).toBe(naira);
    expect(creditsMinor(emails, 'USD')).toBe(dollars);
  });

  it('R436–R444 lists its features', () => {
    expect(flexPlan.credit).toBe('1 credit per email sent');
    expect(flexPlan.benefits).toEqual([
      '3 seats',
      'Drag & Drop editor',
      'Unlimited subscribers',
      'Unlimited audiences',
      'Attribute-based segmentation',
      'Advanced performance reports',
      'Role-based access control',
      'In-app knowledge center',
    ]);
  });

  it('R246 offers eight brackets', () => {
    expect(planBrackets('flex', sampleCatalog).map(({ max }) => max)).toEqual([
      500, 1_000, 2_500, 5_000, 10_000, 15_000, 20_000, 30_000,
    ]);
    expect(planBrackets('growth', sampleCatalog)).toHaveLength(10);
    expect(planBrackets('flex', [])).toEqual([]);
  });

  it('R247, R248 starts with the first bracket, monthly', () => {
    const { plan, kept } = initialSelection(sampleCatalog);
    expect(plan).toBe('growth');
    expect(kept).toEqual({ contacts: 500, period: 'month' });
  });

  const flexOf = (modules: string[], period = 'month', catalog = sampleCatalog) =>
    flexQuote(quote(catalog, { contacts: 500, period, currency: 'USD', modules }), 10_000);

  it('R90 pays campaigns in credits, and adds the modules', () => {
    expect(flexOf([])).toMatchObject({ totalMinor: 830, savedMinor: 0, discounted: false });
    expect(flexOf(['automation', 'transactional'])).toMatchObject({
      totalMinor: 830 + 300,
      originalMinor: 830 + 300,
      lines: [{ code: 'campaign', originalMinor: 830 }, {}, {}],
    });
    expect(flexOf(['automation'], 'month', [])).toEqual({ kind: 'above-tiers' });
  });

  it('R425–R427 takes the yearly discounts off its modules, and none off twelve months of credits', () => {
    expect(flexOf(['automation', 'app_insights'], 'year')).toMatchObject({
      totalMinor: 12 * 830 + 1_350 + 900,
      originalMinor: 12 * 830 + 1_500 + 900,
      savedMinor: 150,
      discounted: true,
    });
    expect(flexOf(['app_insights'], 'year')).toMatchObject({ savedMinor: 0, discounted: false });
  });

  it('has a published price for each volume, in each currency', () => {
    for (const { value } of currencies)
      for (const volume of flexVolumes) expect(volumePrice(volume, value)).toMatch(/\d/);
    expect(volumePrice(500_000, 'USD')).toBe('$0.723');
    expect(volumePrice(10_000_000, 'USD')).toBeNull();
  });

  it.each([
    [1, 1_000],
    [1_001, 2_500],
    [5_000_000, 5_000_000],
    [7_000_000, 5_000_000],
  ])('fits %i emails to %i', (emails, volume) => {
    expect(fitVolume(emails)).toBe(volume);
  });
});

it('R186 R486 B12 bills by month unless it is the year', () => {
  expect(periods).toEqual([
    { label: 'Monthly', value: 'month' },
    { label: 'Annually', value: 'year' },
  ]);
  expect(['year', 'month', 'YEAR', null, undefined, {}].map(toPeriod)).toEqual([
    'year',
    'month',
    'month',
    'month',
    'month',
    'month',
  ]);
});

describe('volume rates', () => {
  it.each([-1, -0.001, Number.NaN])('rejects %d', (volume) => {
    expect(() => rateFor(volume, 'USD')).toThrow(RangeError);
  });

  it.each([
    [0, 499_999, '1', '0.08', '0.0098', '0.00083'],
    [500_000, 999_999, '0.875', '0.07', '0.0085', '0.000723'],
    [1_000_000, 1_499_999, '0.8', '0.064', '0.0078', '0.00067'],
    [1_500_000, 1_999_999, '0.78', '0.062', '0.0076', '0.00065'],
    [2_000_000, 2_999_999, '0.75', '0.06', '0.0073', '0.00063'],
    [3_000_000, 3_999_999, '0.72', '0.057', '0.007', '0.0006'],
    [4_000_000, 4_999_999, '0.7', '0.056', '0.0068', '0.00058'],
    [5_000_000, 9_999_999, '0.65', '0.052', '0.0063', '0.00054'],
    [10_000_000, Infinity, '0.6', '0.48', '0.0059', '0.00083'],
  ])('R174, R445–R453 from %d to %d', (min, max, NGN, KES, GHS, USD) => {
    expect(volumeRates.find((tier) => tier.min === min)).toMatchObject({
      max,
      rates: { NGN, KES, GHS, USD },
    });
    for (const volume of [min, Math.min(max, 1e15)]) {
      expect(rateFor(volume, 'NGN').rate).toBe(NGN);
      expect(rateFor(volume, 'USD').rate).toBe(USD);
    }
  });

  it('B17 leaves no gap', () => {
    expect(volumeRates).toHaveLength(9);
    volumeRates.slice(1).forEach(({ min }, index) => {
      expect(min).toBe((volumeRates[index]?.max ?? 0) + 1);
    });
    expect(rateFor(499_999.5, 'NGN').rate).toBe('1');
  });

  it('B16 hides only the two irregular rates', () => {
    const hidden = volumeRates.flatMap(({ min }) =>
      currencies.flatMap(({ value }) => (rateFor(min, value).published ? [] : [`${min} ${value}`])),
    );
    expect(hidden).toEqual(['10000000 USD', '10000000 KES']);
  });
});
