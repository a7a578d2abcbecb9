import { catalogOf } from './default-catalog.ts';
import type { PriceList } from './price-list.ts';

/** Prices for tests, which stay when an operator changes the price list. */
const samplePrices: PriceList = {
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
  },
};

export const sampleCatalog = catalogOf(samplePrices);
