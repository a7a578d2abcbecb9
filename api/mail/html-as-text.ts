import { type Ancestor, convert, type Formatter } from 'html-to-text';

/** The text part of a mail that somebody wrote in HTML alone: links keep their addresses, pictures their words. */
export function htmlAsText(html: string): string {
  return convert(html, {
    wordwrap: 78,
    // No mail nests as deep; unlimited, hostile HTML would overflow the stack.
    limits: { maxDepth: 200 },
    formatters: { indented },
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      { selector: 'img', format: 'inline' },
      { selector: 'title', format: 'skip' },
      ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
      ...Object.keys(indenting).map((selector) => ({ selector, format: 'indented' })),
    ],
  });
}

/** Elements that put something before each of their lines, with the library's own formatter of each. */
const indenting: Record<string, string> = {
  blockquote: 'blockquote',
  ol: 'orderedList',
  ul: 'unorderedList',
};

/** Elements of that kind around a line; without a limit each line could grow with the depth of the HTML. */
const maxIndents = 10;

const indented: Formatter = (element, walk, builder, options) => {
  let indents = 0;
  for (let at: Ancestor | null = element; at; at = at.parent) {
    if (at.name !== undefined && Object.hasOwn(indenting, at.name)) indents += 1;
  }
  const name = indents > maxIndents ? 'block' : (indenting[element.name] ?? 'block');
  builder.options.formatters[name]?.(element, walk, builder, options);
};
