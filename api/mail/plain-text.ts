import { convert } from 'html-to-text';

/** The text part of a mail that somebody wrote in HTML alone: links keep their addresses, pictures their words. */
export function plainText(html: string): string {
  return convert(html, {
    wordwrap: 78,
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      { selector: 'img', format: 'inline' },
      { selector: 'title', format: 'skip' },
      ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  });
}
