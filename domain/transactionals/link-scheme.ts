import { fillPlaceholders, firstPlaceholder } from './placeholders.ts';

/**
 * The placeholder whose value begins the address in this attribute, and with it the scheme, where that
 * is none of http, https and mailto. Null where there is none, or the text before it settles the scheme.
 * @param attribute its name in lower case, and its text with the placeholders open
 */
export function unsafePlaceholder(
  { name, text }: { name: string; text: string },
  values: Readonly<Record<string, string>>,
): string | null {
  const first = addressAttributes.has(name) ? firstPlaceholder(text, values) : null;
  if (!first) return null;
  const before = text.slice(0, first.at).replace(characterReference, '');
  return /[:/?#\\]/.test(before) || isSafe(fillPlaceholders(text, values)) ? null : first.name;
}

/** Attributes that hold an address, which a click opens or a program loads. */
const addressAttributes = new Set([
  'href',
  'src',
  'action',
  'background',
  'cite',
  'data',
  'formaction',
  'longdesc',
  'poster',
  'xlink:href',
]);

/** Also one that a value would complete. */
const characterReference = /&#?\w*;?/g;

/** Stricter than a browser: a program that decodes twice must find no other scheme either. */
function isSafe(address: string): boolean {
  const [start = ''] = address.trim().split(/[/?#\\]/, 1);
  return /^(?:https?|mailto):/i.test(start) || !/[:&\p{Cc}]/u.test(start);
}
