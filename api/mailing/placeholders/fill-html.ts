import { escapeHtml } from '@grovemail/domain/escape-html.ts';
import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { fill, type Values } from './fill.ts';
import { type FoundNames, foundNames, noteLeft } from './found-names.ts';
import { type HtmlPart, htmlParts } from './html-parts.ts';
import { unsafePlaceholder } from './link-scheme.ts';
import { asIs, type Notation } from './place.ts';
import { placeOf } from './place-of.ts';

interface Filling {
  /** Gets the names. */
  found: FoundNames;
  /** Gets placeholders whose value would begin a link with a scheme that is not allowed. */
  unsafe?: Set<string>;
  /** Gets each value as it is written, and may throw. */
  count?: (written: string) => void;
}

/**
 * Fills HTML by context: values are escaped in texts and attributes, encoded in URLs, and as CSS and JSON have them in
 * style sheets and data. An attribute without quotes gets them.
 */
export function fillHtml(html: string, values: Values, { found, unsafe, count }: Filling): string {
  const parts = htmlParts(html).map((part) => {
    if (part.kind === 'markup') return markup(part.text, found);
    const here = foundNames();
    const { encode, decode } = notationOf(part);
    const counted = (value: string) => {
      const written = encode(value);
      count?.(written);
      return written;
    };
    const filled = fill(sourceOf(part), values, placeOf(part), here, { encode: counted, decode });
    for (const name of here.open) noteLeft(found, name, 'open');
    if (here.filled.size === 0) return part.text;
    for (const name of here.filled) found.filled.add(name);
    const name = unsafe ? unsafePlaceholder(part, values) : null;
    if (name !== null) unsafe?.add(name);
    return isBare(part) ? `"${filled}"` : filled;
  });
  return parts.join('');
}

function isBare(part: HtmlPart): boolean {
  return part.kind === 'attribute' && !part.isQuoted;
}

/** The text with what would mean something else with values in it: a quote in a bare attribute, a `<` before a name. */
function sourceOf(part: HtmlPart): string {
  if (isBare(part)) return part.text.replaceAll('"', '&quot;');
  return part.kind === 'text' ? part.text.replaceAll('<@', '&lt;@') : part.text;
}

function notationOf(part: HtmlPart): Notation {
  if (part.kind === 'style' || part.kind === 'json') return asIs;
  const decode = part.kind === 'attribute' ? decodeHTMLAttribute : decodeHTML;
  return { encode: escapeHtml, decode: (text) => (text.includes('&') ? decode(text) : text) };
}

/** Notes the names where no value can be filled in, and changes nothing. */
function markup(text: string, found: FoundNames): string {
  if (!text.includes('@')) return text;
  const here = foundNames();
  fill(text, {}, placeOf({ kind: 'markup', text }), here);
  for (const name of here.open) noteLeft(found, name, 'misplaced');
  return text;
}
