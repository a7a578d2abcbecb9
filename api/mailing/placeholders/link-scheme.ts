import { type AddressReader, addressesInStyle, addressReader } from './addresses-of.ts';
import { fill, type Values } from './fill.ts';
import { foundNames } from './found-names.ts';
import type { HtmlPart } from './html-parts.ts';
import type { Place } from './place.ts';
import { placeOf } from './place-of.ts';
import { urlPlace } from './url-place.ts';

/**
 * The placeholder that gives an address in this part another scheme than http, https or mailto; null without one, or if the
 * template's own text contains the scheme.
 * @param part not yet filled
 */
export function unsafePlaceholder(part: HtmlPart, values: Values): string | null {
  const read = readerOf(part);
  if (!read) return null;
  const [first] = namesIn(part.text, values, placeOf(part));
  if (first === undefined) return null;
  const own = new Set<string>();
  for (const address of read(part.text)) {
    const [within] = namesIn(address, values, urlPlace());
    const [start] = fill(
      address,
      values,
      unescaped(urlPlace(), () => mark),
      foundNames(),
    ).split(mark, 1);
    const scheme = schemeOf(start ?? '');
    if (scheme) own.add(scheme);
    else if (within !== undefined && !isSafe(written(address, values, urlPlace()))) return within;
  }
  // A value may end one address and begin another.
  const hasForeign = read(written(part.text, values, placeOf(part))).some(
    (address) => !isSafe(address) && !own.has(schemeOf(address) ?? ''),
  );
  return hasForeign ? first : null;
}

const mark = '\0';

function namesIn(text: string, values: Values, place: Place): Set<string> {
  const found = foundNames();
  fill(
    text,
    values,
    unescaped(place, () => mark),
    found,
  );
  return found.filled;
}

/** The text with unescaped values, as a program that decodes twice would read it. */
function written(text: string, values: Values, place: Place): string {
  return fill(text, values, unescaped(place, String), foundNames());
}

function unescaped(place: Place, write: (value: string) => string): Place {
  return {
    ...place,
    write(value) {
      place.pass(value);
      return write(value);
    },
  };
}

function readerOf(part: HtmlPart): AddressReader | null {
  if (part.kind === 'attribute') return addressReader(part.name);
  return part.kind === 'style' ? addressesInStyle : null;
}

/** The start of an address up to the end of its scheme or the first path character; null before that. */
function schemeOf(start: string): string | null {
  return /^[^:/?#\\]*[:/?#\\]/.exec(start.replace(characterReference, ''))?.[0] ?? null;
}

/** Complete or incomplete. */
const characterReference = /&#?\w*;?/g;

/** Stricter than a browser, since a program that decodes twice must not find another scheme. */
function isSafe(address: string): boolean {
  const [start = ''] = address.trim().split(/[/?#\\]/, 1);
  return /^(?:https?|mailto):/i.test(start) || !/[:&\p{Cc}]/u.test(start);
}
