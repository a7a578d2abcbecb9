import type { Catalog } from './catalog.ts';
import { currencies } from './currencies.ts';
import { moduleCodes } from './modules.ts';
import { type PriceList, priceList } from './price-list.ts';

/** The price list for GET /modules and the site. */
export const defaultCatalog = catalogOf(priceList);

/** @param list without errors that `priceListErrors` would find */
export function catalogOf({ contactBrackets, yearlyDiscounts, monthly }: PriceList): Catalog {
  return moduleCodes.map((code) => ({
    code,
    pricing: contactBrackets.map((max, bracket) => ({
      _id: `${code}-${max}`,
      contact_bracket: { min: (contactBrackets[bracket - 1] ?? 0) + 1, max },
      max,
      prices: currencies.flatMap(({ value: currency }) => {
        const amount = monthly[currency]?.[code]?.[bracket];
        return amount === undefined ? [] : [{ currency, amount }];
      }),
      discounts: discountsOf(yearlyDiscounts[code]),
    })),
  }));
}

function discountsOf(yearly: number) {
  return yearly > 0 ? { year: { value: yearly } } : {};
}
