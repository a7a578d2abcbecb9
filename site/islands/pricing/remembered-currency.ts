import type { CurrencyCode } from '@grovemail/domain/pricing/currencies.ts';
import { guessCurrency, isCurrency } from '@grovemail/domain/pricing/currency.ts';
import { readLocal, writeLocal } from '../../browser/storage.ts';

/** The currency that was chosen last, else the one that the device suggests. */
export function startingCurrency(): CurrencyCode {
  const chosen = readLocal('currency');
  if (isCurrency(chosen)) return chosen;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return guessCurrency({ timeZone, languages: navigator.languages });
}

/** Storage may be blocked: the address still carries the choice. */
export function rememberCurrency(currency: CurrencyCode): void {
  writeLocal('currency', currency);
}
