import { defaultCurrency, homePattern } from '@grovemail/domain/pricing/guess-currency.ts';
import { selectionKeys } from '@grovemail/domain/pricing/selection-keys.ts';
import type { LocalKey } from '../browser/storage.ts';
import { timeZone } from '../browser/time-zone.ts';

const key: LocalKey = 'currency';

/**
 * Marks the document before its first paint if the visitor may get other prices than the built ones: because of
 * the address, the stored currency, or the device's time zone and languages. The plans then show their skeleton
 * until the island has the price (`islands/pricing/use-selection.ts`).
 */
export const pendingPricesScript = `{
  let stored;
  try { stored = localStorage.${key}; } catch {}
  const places = () => [(${timeZone})(), ...navigator.languages].join();
  if (
    /[?&](${selectionKeys.join('|')})=/.test(location.search) ||
    (stored ? stored !== "${defaultCurrency}" : /${homePattern.replaceAll('/', '\\/')}/i.test(places()))
  ) document.documentElement.dataset.prices = "pending";
}`;
