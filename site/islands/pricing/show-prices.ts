import type { CurrencyCode } from '@grovemail/domain/pricing/currencies.ts';

/**
 * Shows the prices outside of the plans in a currency (`components/InCurrency.tsx`), and takes away the mark of
 * `layouts/pending-prices-script.ts`.
 */
export function showPrices(currency: CurrencyCode): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-currency]'))
    part.hidden = part.dataset.currency !== currency;
  delete document.documentElement.dataset.prices;
}
