import { escapeHtml } from '@grovemail/domain/escape-html.ts';
import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { fill, type Values } from './fill.ts';
import { type FoundNames, foundNames, noteLeft } from './found-names.ts';
import { type HtmlPart, htmlParts } from './html-parts.ts';
import { unsafePlaceholder } from './link-scheme.ts';
import { asIs, type Notation } from './place.ts';
import { placeOf } from './place-of.ts';

interface FillOptions {
  /** Collects the names. */
  found: FoundNames;
  /** Collects placeholders that would give a link a forbidden scheme. */
  unsafe?: Set<string>;
  /** Called with each encoded value. It may throw. */
  count?: (written: string) => void;
}

/**
 * Fills HTML by context: values are escaped in texts and attributes, and encoded in URLs, CSS and JSON. It quotes unquoted
 * attributes.
 */
export function fillHtml(
  html: string,
  values: Values,
  { found, unsafe, count }: FillOptions,
): string {
  const parts = htmlParts(html).map((part) => {
    if (part.kind === 'markup') return noteMisplaced(part.text, found);
    const own = foundNames();
    const { encode, decode } = notationOf(part);
    const counted = (value: string) => {
      const written = encode(value);
      count?.(written);
      return written;
    };
    const filled = fill(sourceOf(part), values, placeOf(part), own, { encode: counted, decode });
    for (const name of own.open) noteLeft(found, name, 'open');
    if (own.filled.size === 0) return part.text;
    for (const name of own.filled) found.filled.add(name);
    const name = unsafe ? unsafePlaceholder(part, values) : null;
    if (name !== null) unsafe?.add(name);
    return isBare(part) ? `"${filled}"` : filled;
  });
  return parts.join('');
}

function isBare(part: HtmlPart): boolean {
  return part.kind === 'attribute' && !part.isQuoted;
}

/** Escapes a quote in an unquoted attribute and a `<` before a name, which values could turn into markup. */
function sourceOf(part: HtmlPart): string {
  if (isBare(part)) return part.text.replaceAll('"', '&quot;');
  return part.kind === 'text' ? part.text.replaceAll('<@', '&lt;@') : part.text;
}

function notationOf(part: HtmlPart): Notation {
  if (part.kind === 'style' || part.kind === 'json') return asIs;
  const decode = part.kind === 'attribute' ? decodeHTMLAttribute : decodeHTML;
  return { encode: escapeHtml, decode: (text) => (text.includes('&') ? decode(text) : text) };
}

/** Collects the names in markup, which is not filled. */
function noteMisplaced(text: string, found: FoundNames): string {
  if (!text.includes('@')) return text;
  const own = foundNames();
  fill(text, {}, placeOf({ kind: 'markup', text }), own);
  for (const name of own.open) noteLeft(found, name, 'misplaced');
  return text;
}
