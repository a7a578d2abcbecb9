import { fill } from './placeholders/fill.ts';
import { foundNames } from './placeholders/found-names.ts';
import { htmlParts } from './placeholders/html-parts.ts';
import type { Place } from './placeholders/place.ts';
import { asIs } from './placeholders/place.ts';
import { writtenName } from './template-notes.ts';

/** A place where values are not encoded. */
const anyText: Place = {
  isUrl: false,
  pass() {},
  write: (value) => value,
  isOwn: () => false,
  isInUrl: () => false,
};

/**
 * The HTML of a mail with each placeholder in its texts in a `mark`, for a preview. Placeholders in addresses and styles are not
 * marked.
 * @param names all placeholders
 * @param open those without a value
 */
export function markedSource(
  html: string,
  names: readonly string[],
  open: ReadonlySet<string>,
): string {
  const marks = Object.fromEntries(
    names.map((name) => {
      const state = open.has(name) ? 'open' : 'filled';
      return [name, `<mark data-placeholder="${state}">${writtenName(name)}</mark>`];
    }),
  );
  const parts = htmlParts(html).map((part) =>
    part.kind === 'text' ? fill(part.text, marks, anyText, foundNames(), asIs) : part.text,
  );
  return parts.join('') + markSheet;
}

/** Lime with a value, dashed coral without one. */
const markSheet = `<style>
mark[data-placeholder] { padding: 0 0.2em; border-radius: 0.25em; background: #c9f26b; color: #14201b; }
mark[data-placeholder="open"] { outline: 1px dashed #a3231a; background: #ffe0d6; color: #8a2a12; font-family: monospace; }
</style>`;
