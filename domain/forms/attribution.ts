import { selectionKeys } from '../pricing/selection-keys.ts';
import { queryPairs } from '../query-pairs.ts';

/** Longest stored query string (H5). */
export const utmMaxLength = 2000;

/** What the first visit may tell; anything else is dropped. */
export const firstTouchKeys = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
  'ref',
] as const;

export const firstTouchMaxLength = 200;

export type FirstTouch = { [Key in (typeof firstTouchKeys)[number]]?: string };

/** Where a lead came from: the last landing's query, and the first one's marks, kept apart. */
export interface Attribution {
  utm?: string;
  first_touch?: FirstTouch;
}

/**
 * What to keep under the key `utm` after a landing (R21, R22, H5): the query without its `?`.
 * The pricing choice lives in the address too, but says nothing of where a visitor came from.
 * @returns the new value, or `stored` as it was when the landing brings nothing
 */
export function captureUtm(search: string, stored: string | null): string | null {
  const own: readonly string[] = selectionKeys;
  const pairs = queryPairs(search).flatMap(({ key, pair }) => (own.includes(key) ? [] : [pair]));
  return shortened(pairs.join('&')) || stored;
}

/** The allowed marks of a landing's query, or null when it has none. */
export function firstTouchOf(search: string): FirstTouch | null {
  const touch = readFirstTouch(Object.fromEntries(new URLSearchParams(search)));
  return Object.keys(touch).length > 0 ? touch : null;
}

/**
 * Where "Get started free" leads (R23, R77, R78, R358): the app's register page with the stored
 * query; our `location` wins over a stored one.
 * @param appUrl absolute, or a path such as `/app`
 */
export function registerUrl(
  appUrl: string,
  { utm, location }: { utm?: string | null; location?: 'header' | 'main' },
): string {
  const pairs = queryPairs(shortened(utm ?? ''))
    .filter(({ key }) => key !== 'location')
    .map(({ pair }) => safeInQuery(pair));
  if (location) pairs.push(`location=${location}`);
  return `${appUrl.replace(/\/+$/, '')}/register${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}

/**
 * Attribution as a lead carries it. It comes from the browser and must never cost a lead,
 * so what does not fit is cut or dropped rather than refused.
 * @param raw the lead's metadata; `first_touch` may be an object or, from a hidden field, a query string
 */
export function readAttribution(raw: Readonly<Record<string, unknown>>): Attribution {
  const { utm, first_touch: first } = raw;
  const kept: Attribution = {};
  if (typeof utm === 'string') {
    const text = shortened(plain(utm).trim().replace(/^\?/, ''));
    if (text) kept.utm = text;
  }
  const touch =
    typeof first === 'string'
      ? firstTouchOf(plain(first))
      : typeof first === 'object' && first !== null
        ? readFirstTouch(first)
        : null;
  if (touch && Object.keys(touch).length > 0) kept.first_touch = touch;
  return kept;
}

function readFirstTouch(raw: object): FirstTouch {
  const touch: FirstTouch = {};
  for (const key of firstTouchKeys) {
    const value: unknown = Object.hasOwn(raw, key) ? Reflect.get(raw, key) : undefined;
    const text = typeof value === 'string' ? plain(plain(value).slice(0, firstTouchMaxLength)) : '';
    if (text.trim()) touch[key] = text.trim();
  }
  return touch;
}

// Never ends in half an escape, which some servers answer with an error.
function shortened(query: string): string {
  return plain(query.slice(0, utmMaxLength)).replace(/%[0-9A-Fa-f]?$/, '');
}

/** Without what no store can keep (see storable-text.ts), also what a cut has left of a pair. */
function plain(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '');
}

// What stands in a visitor's storage may be anything; a raw `#` would end the query.
function safeInQuery(pair: string): string {
  return pair.replace(/[^\w\-.~!$'()*+,;:@/?%=]/gu, encodeURIComponent);
}
