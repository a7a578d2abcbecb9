import { fillPlaceholders, firstPlaceholder } from '@grovemail/contract/fields/placeholders.ts';
import { type AddressReader, addressesInStyle, addressReader } from './addresses-of.ts';
import type { HtmlPart } from './html-parts.ts';

type Values = Readonly<Record<string, string>>;

/**
 * The placeholder whose value begins an address in this piece of HTML, and with it the scheme, where that
 * is none of http, https and mailto. Null where there is none, or the mail's own text settles the scheme.
 * @param part its text with the placeholders open
 */
export function unsafePlaceholder(part: HtmlPart, values: Values): string | null {
  const first = firstPlaceholder(part.text, values);
  const read = readerOf(part);
  if (!first || !read) return null;
  const own = new Set<string>();
  for (const address of read(part.text)) {
    const within = firstPlaceholder(address, values);
    const scheme = settled(address.slice(0, within?.at));
    if (scheme) own.add(scheme);
    else if (within && !isSafe(fillPlaceholders(address, values))) return within.name;
  }
  // A value may end one address and begin another.
  const hasForeign = read(fillPlaceholders(part.text, values)).some(
    (address) => !isSafe(address) && !own.has(settled(address) ?? ''),
  );
  return hasForeign ? first.name : null;
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
