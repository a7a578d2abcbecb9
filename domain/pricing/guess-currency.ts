import type { CurrencyCode } from './currencies.ts';
import { isOffered } from './offered-currencies.ts';

/** For devices that do not suggest another currency. */
export const defaultCurrency: CurrencyCode = 'USD';

type Homes = readonly (readonly [currency: CurrencyCode, places: readonly string[]])[];

/** The places of other initial currencies: an IANA time zone, or the region of a language after its `-`. */
export const currencyHomes: Homes = [
  ['NGN', ['Africa/Lagos', '-NG']],
  ['KES', ['Africa/Nairobi', '-KE']],
  ['GHS', ['Africa/Accra', '-GH']],
];
/** Only currencies of the price list. */
export const offeredHomes = currencyHomes.filter(([currency]) => isOffered(currency));

/** Finds the first place in a list of a device's time zone and languages. */
export const homePattern = patternOf(offeredHomes);

/**
 * Guesses the initial currency from the device's settings. The script in the page's head uses `homePattern` before the first
 * paint.
 * @param timeZone IANA name, e.g. `Africa/Lagos`
 * @param languages BCP 47 tags in order of preference, e.g. `en-KE`
 */
export function guessCurrency(
  {
    timeZone,
    languages = [],
  }: { timeZone?: string | undefined; languages?: readonly string[] | undefined },
  homes: Homes = offeredHomes,
): CurrencyCode {
  const tags = languages.map((tag) => tag.toUpperCase().replaceAll('_', '-'));
  const [place = ''] = [timeZone, ...tags].join().match(patternOf(homes)) ?? [];
  const home = homes.find(([, places]) => places.includes(place));
  return home?.[0] ?? defaultCurrency;
}

function patternOf(homes: Homes): string {
  const places = homes.flatMap(([, names]) => names);
  // Without places, nothing may match.
  return `(${places.join('|') || '(?!)'})\\b`;
}
