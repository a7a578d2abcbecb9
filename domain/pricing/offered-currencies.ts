import { type CurrencyCode, currencies } from './currencies.ts';
import { priceList } from './price-list.ts';

/** The currencies with prices, in the order of the pricing page. */
export const offeredCurrencies = currencies.filter(({ value }) => value in priceList.monthly);

export function isOffered(value: unknown): value is CurrencyCode {
  return offeredCurrencies.some((currency) => currency.value === value);
}
