import type { Catalog } from './catalog.ts';
import { type CurrencyCode, currencies } from './currencies.ts';
import { type ModuleCode, moduleCodes } from './modules.ts';
import { priceList } from './price-list.ts';

/** The price list as GET /modules returns it, and as the site is built with it. */
export const defaultCatalog: Catalog = moduleCodes.map((code) => ({
  code,
  pricing: priceList.contactBrackets.map((max, bracket) => ({
    _id: `${code}-${max}`,
    contact_bracket: { min: (priceList.contactBrackets[bracket - 1] ?? 0) + 1, max },
    max,
    prices: currencies.map(({ value }) => ({
      currency: value,
      amount: amountOf(value, code, bracket),
    })),
    discounts: discountsOf(priceList.yearlyDiscounts[code]),
  })),
}));

/** The build does not check types, so a missing amount must throw. */
function amountOf(currency: CurrencyCode, code: ModuleCode, bracket: number): number {
  const table: Partial<Record<ModuleCode, readonly number[]>> | undefined =
    priceList.monthly[currency];
  const amount = table?.[code]?.[bracket];
  if (amount !== undefined) return amount;
  throw new RangeError(
    `${currency} has no price of ${code} for ${priceList.contactBrackets[bracket]} contacts.`,
  );
}

function discountsOf(yearly: number) {
  return yearly > 0 ? { year: { value: yearly } } : {};
}
