import { fill } from './placeholders/fill.ts';
import { foundNames } from './placeholders/found-names.ts';
import { htmlParts } from './placeholders/html-parts.ts';
import { asIs, type Place } from './placeholders/place.ts';
import { writtenName } from './template-notes.ts';

/** A place where values are not encoded. */
const unencoded: Place = {
  isUrl: false,
  pass() {},
  write: (value) => value,
  isOwn: () => false,
  isInUrl: () => false,
};

/**
 * Wraps each placeholder in the text of an HTML mail in a `mark`, for a preview, but none in URLs and styles.
 * @param names all placeholders
 * @param unfilled those without a value
 */
export function markedSource(
  html: string,
  names: readonly string[],
  unfilled: ReadonlySet<string>,
): string {
  const marks = Object.fromEntries(
    names.map((name) => {
      const state = unfilled.has(name) ? 'open' : 'filled';
      return [name, `<mark data-placeholder="${state}">${writtenName(name)}</mark>`];
    }),
  );
  const parts = htmlParts(html).map((part) =>
    part.kind === 'text' ? fill(part.text, marks, unencoded, foundNames(), asIs) : part.text,
  );
  return parts.join('') + markStyles;
}

/** Lime with a value, dashed coral without one. */
const markStyles = `<style>
mark[data-placeholder] { padding: 0 0.2em; border-radius: 0.25em; background: #c9f26b; color: #14201b; }
mark[data-placeholder="open"] { outline: 1px dashed #a3231a; background: #ffe0d6; color: #8a2a12; font-family: monospace; }
</style>`;
