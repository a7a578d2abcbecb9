import {
  type CurrencyCode,
  guessCurrency,
  isCurrency,
} from '@grovemail/domain/pricing/currency.ts';

/** The currency that was chosen last, else the one that the device suggests. */
export function startingCurrency(): CurrencyCode {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return recall() ?? guessCurrency({ timeZone, languages: navigator.languages });
}

/** Storage may be blocked: the address still carries the choice. */
export function rememberCurrency(currency: CurrencyCode): void {
  try {
    localStorage.setItem('currency', currency);
  } catch {
    // Then it is guessed again next time.
  }
}

function recall(): CurrencyCode | null {
  try {
    const stored = localStorage.getItem('currency');
    return isCurrency(stored) ? stored : null;
  } catch {
    return null;
  }
}
