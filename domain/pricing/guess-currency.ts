import type { CurrencyCode } from './currencies.ts';

/** For devices that suggest no other currency. */
export const defaultCurrency: CurrencyCode = 'USD';

/** Where visitors start with another one: an IANA time zone, or a region of their languages after its `-`. */
const currencyHomes: Partial<Record<CurrencyCode, readonly string[]>> = {
  NGN: ['Africa/Lagos', '-NG'],
  KES: ['Africa/Nairobi', '-KE'],
  GHS: ['Africa/Accra', '-GH'],
};

/** Finds the first of those places in a list of a device's time zone and languages. */
export const homePattern = `(${Object.values(currencyHomes).flat().join('|')})\\b`;

/**
 * The initial currency, guessed from the device's settings, without a lookup of the IP address. The
 * head's script looks for the same places before the first paint.
 * @param timeZone IANA name, e.g. `Africa/Lagos`
 * @param languages BCP 47 tags in order of preference, e.g. `en-KE`
 */
export function guessCurrency({
  timeZone,
  languages = [],
}: {
  timeZone?: string | undefined;
  languages?: readonly string[] | undefined;
}): CurrencyCode {
  const tags = languages.map((tag) => tag.toUpperCase().replaceAll('_', '-'));
  const [place = ''] = [timeZone, ...tags].join().match(homePattern) ?? [];
  const home = Object.entries(currencyHomes).find(([, places]) => places.includes(place));
  return (home?.[0] as CurrencyCode | undefined) ?? defaultCurrency;
}
