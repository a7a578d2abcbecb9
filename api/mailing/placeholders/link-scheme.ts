import { type AddressReader, addressesInStyle, addressReader } from './addresses-of.ts';
import { fill, type Values } from './fill.ts';
import { foundNames } from './found-names.ts';
import type { HtmlPart } from './html-parts.ts';
import type { Place } from './place.ts';
import { placeOf } from './place-of.ts';
import { urlPlace } from './url-place.ts';

/**
 * The placeholder whose value begins an address in this piece of HTML, and with it the scheme, where that
 * is none of http, https and mailto. Null where there is none, or the mail's own text settles the scheme.
 * @param part its text with the placeholders open
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
    const scheme = settled(start ?? '');
    if (scheme) own.add(scheme);
    else if (within !== undefined && !isSafe(written(address, values, urlPlace()))) return within;
  }
  // A value may end one address and begin another.
  const hasForeign = read(written(part.text, values, placeOf(part))).some(
    (address) => !isSafe(address) && !own.has(settled(address) ?? ''),
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

/** The text with its values unescaped: a program that decodes twice reads them so. */
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

/** The start of an address up to where its scheme is settled. */
function settled(start: string): string | null {
  return /^[^:/?#\\]*[:/?#\\]/.exec(start.replace(characterReference, ''))?.[0] ?? null;
}

/** Also one that a value would complete. */
const characterReference = /&#?\w*;?/g;

/** Stricter than a browser: a program that decodes twice must not find another scheme either. */
function isSafe(address: string): boolean {
  const [start = ''] = address.trim().split(/[/?#\\]/, 1);
  return /^(?:https?|mailto):/i.test(start) || !/[:&\p{Cc}]/u.test(start);
}
