/** Keeps each piece of code in a paragraph on one line with the punctuation at it, which would begin the next one. */
export function glueCode(html: string): string {
  return html.replace(/[([“]*(?:<a [^>]*>)?<code>[^<]*<\/code>(?:<\/a>)?[^\s<]*/g, (joined) =>
    joined.startsWith('<') && joined.endsWith('>')
      ? joined
      : `<span class="glued">${joined}</span>`,
  );
}
