import { type Ancestor, convert, type Formatter } from 'html-to-text';

/** The text part of a mail that has only HTML. Links keep their URLs, images their alt texts. */
export function htmlAsText(html: string): string {
  return convert(html, {
    wordwrap: 78,
    // Deeper than any real mail. Without a limit, hostile HTML would overflow the stack.
    limits: { maxDepth: 200 },
    formatters: { indented },
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      { selector: 'img', format: 'inline' },
      { selector: 'title', format: 'skip' },
      ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
      ...Object.keys(indentingElements).map((selector) => ({ selector, format: 'indented' })),
    ],
  });
}

/** Elements that indent their lines, with the library's formatter for each. */
const indentingElements: Record<string, string> = {
  blockquote: 'blockquote',
  ol: 'orderedList',
  ul: 'unorderedList',
};

/** Nested indents. Without a limit each line could grow with the depth of the HTML. */
const maxIndents = 10;

const indented: Formatter = (element, walk, builder, options) => {
  let indents = 0;
  for (let at: Ancestor | null = element; at; at = at.parent) {
    if (at.name !== undefined && Object.hasOwn(indentingElements, at.name)) indents += 1;
  }
  const name = indents > maxIndents ? 'block' : (indentingElements[element.name] ?? 'block');
  builder.options.formatters[name]?.(element, walk, builder, options);
};
