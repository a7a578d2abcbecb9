import type { CurrencyCode } from '@grovemail/domain/pricing/currencies.ts';
import { guessCurrency } from '@grovemail/domain/pricing/guess-currency.ts';
import { isOffered } from '@grovemail/domain/pricing/offered-currencies.ts';
import { readLocal, writeLocal } from '../../browser/storage.ts';
import { timeZone } from '../../browser/time-zone.ts';

/** The currency of the URL, else the one chosen last, else a guess from the browser's languages. */
export function initialCurrency(): CurrencyCode {
  const requested = new URLSearchParams(location.search).get('currency');
  if (isOffered(requested)) return requested;
  const chosen = readLocal('currency');
  if (isOffered(chosen)) return chosen;
  return guessCurrency({ timeZone: timeZone(), languages: navigator.languages });
}

/** Does nothing where storage is blocked; the URL has the choice as well. */
export function rememberCurrency(currency: CurrencyCode): void {
  writeLocal('currency', currency);
}
