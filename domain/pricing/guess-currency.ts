import type { CurrencyCode } from './currencies.ts';
import { isOffered } from './offered-currencies.ts';

/** For devices that suggest no other currency. */
export const defaultCurrency: CurrencyCode = 'USD';

type Homes = readonly (readonly [currency: CurrencyCode, places: readonly string[]])[];

/** Where visitors start with another one: an IANA time zone, or a region of their languages after its `-`. */
export const currencyHomes: Homes = [
  ['NGN', ['Africa/Lagos', '-NG']],
  ['KES', ['Africa/Nairobi', '-KE']],
  ['GHS', ['Africa/Accra', '-GH']],
];
/** Those of the price list. */
export const offeredHomes = currencyHomes.filter(([currency]) => isOffered(currency));

/** Finds the first of those places in a list of a device's time zone and languages. */
export const homePattern = patternOf(offeredHomes);

/**
 * The initial currency, guessed from the device's settings, without a lookup of the IP address. The
 * head's script looks for the same places before the first paint.
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
  // Without any, nothing may match.
  return `(${places.join('|') || '(?!)'})\\b`;
}
