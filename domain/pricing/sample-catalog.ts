import type { PricingEntry, PricingModule } from './catalog.ts';
import { currencies } from './currencies.ts';
import type { ModuleCode } from './modules.ts';

/** Contacts up to, and what campaigns cost a month in naira. */
const tiers = [
  [500, 4_500],
  [1_000, 9_000],
  [2_500, 22_000],
  [5_000, 43_000],
  [10_000, 84_000],
  [15_000, 124_000],
  [20_000, 162_000],
  [30_000, 240_000],
  [40_000, 316_000],
  [50_000, 345_000],
  [75_000, 505_000],
  [100_000, 608_000],
  [250_000, 1_400_000],
  [500_000, 2_400_000],
] as const;

/**
 * The prices that the site is built with and GET /modules answers.
 * A campaign tier holds ten emails per contact a little below the volume rates;
 * the other currencies follow the first of those rates, since a naira's is 1.
 */
export const sampleCatalog: readonly PricingModule[] = [
  sampleModule('campaign', 100, 10),
  sampleModule('automation', 30, 10),
  sampleModule('transactional', 40, 15),
  sampleModule('app_insights', 20, 0),
];

/** @param share percent of the campaign price @param yearly percent off when paid by the year */
function sampleModule(code: ModuleCode, share: number, yearly: number): PricingModule {
  const pricing = tiers.map(([max, campaign], index): PricingEntry => {
    const naira = Math.round((campaign * share) / 50_000) * 500;
    return {
      _id: `${code}-${max}`,
      contact_bracket: { min: (tiers[index - 1]?.[0] ?? 0) + 1, max },
      max,
      prices: currencies.map(({ value, rates: [perNaira] }) => ({
        currency: value,
        amount: rounded(naira * Number(perNaira)),
      })),
      discounts: yearly > 0 ? { year: { value: yearly } } : {},
    };
  });
  return { code, pricing };
}

// Quarters while they matter, whole units from twenty on.
function rounded(amount: number): number {
  return amount < 20 ? Math.round(amount * 4) / 4 : Math.round(amount);
}
