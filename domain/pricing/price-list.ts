import type { CurrencyCode } from './currencies.ts';
import type { ModuleCode } from './modules.ts';

// The operator's own: guides/configuration.md, under "Your own prices". The table follows its type.

export interface PriceList {
  /**
   * Set this to false when the prices are your own. Until then, search engines get no price, and a production server warns at
   * its start.
   */
  isSample: boolean;
  /** The largest number of contacts in each bracket, rising. Beyond the last one is Enterprise. */
  contactBrackets: readonly number[];
  /** Percent off each module's price when paid by the year; 0 for none. */
  yearlyDiscounts: Readonly<Record<ModuleCode, number>>;
  /**
   * Prices by currency of `currencies.ts`, one for each bracket: 19 is $19 a month, 19.5 is $19.50. Omitted currencies are not
   * offered. Dollars are required, since they are the default.
   */
  monthly: Readonly<Partial<Record<CurrencyCode, Readonly<Record<ModuleCode, readonly number[]>>>>>;
}

/**
 * The prices of Growth and of the modules of Flex. You may change every number, and add or remove brackets and currencies.
 * `npm run build`, `npm run dev` and the server report each mistake.
 */
export const priceList: PriceList = {
  isSample: true,
  contactBrackets: [500, 1_000, 2_500, 5_000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000],
  yearlyDiscounts: { campaign: 10, automation: 10, transactional: 15, app_insights: 0 },
  monthly: {
    NGN: {
      campaign: [4_500, 9_000, 22_000, 43_000, 84_000, 124_000, 162_000, 240_000, 316_000, 345_000],
      automation: [1_500, 2_500, 6_500, 13_000, 25_000, 37_000, 48_500, 72_000, 95_000, 103_500],
      transactional: [
        2_000, 3_500, 9_000, 17_000, 33_500, 49_500, 65_000, 96_000, 126_500, 138_000,
      ],
      app_insights: [1_000, 2_000, 4_500, 8_500, 17_000, 25_000, 32_500, 48_000, 63_000, 69_000],
    },
    USD: {
      campaign: [3.75, 7.5, 18.25, 36, 70, 103, 134, 199, 262, 286],
      automation: [1.25, 2, 5.5, 10.75, 21, 31, 40, 60, 79, 86],
      transactional: [1.75, 3, 7.5, 14, 28, 41, 54, 80, 105, 115],
      app_insights: [0.75, 1.75, 3.75, 7, 14, 21, 27, 40, 52, 57],
    },
    KES: {
      campaign: [360, 720, 1_760, 3_440, 6_720, 9_920, 12_960, 19_200, 25_280, 27_600],
      automation: [120, 200, 520, 1_040, 2_000, 2_960, 3_880, 5_760, 7_600, 8_280],
      transactional: [160, 280, 720, 1_360, 2_680, 3_960, 5_200, 7_680, 10_120, 11_040],
      app_insights: [80, 160, 360, 680, 1_360, 2_000, 2_600, 3_840, 5_040, 5_520],
    },
    GHS: {
      campaign: [44, 88, 216, 421, 823, 1_215, 1_588, 2_352, 3_097, 3_381],
      automation: [14.75, 25, 64, 127, 245, 363, 475, 706, 931, 1_014],
      transactional: [19.5, 34, 88, 167, 328, 485, 637, 941, 1_240, 1_352],
      app_insights: [9.75, 19.5, 44, 83, 167, 245, 319, 470, 617, 676],
    },
  },
};
