/** Keeps the last words of a text on one line, up to 18 characters of them. */
export function withoutOrphan(words: string): string {
  const at = words.indexOf(' ', Math.max(0, words.length - 19));
  return at < 0 ? words : words.slice(0, at + 1) + words.slice(at + 1).replaceAll(' ', '\u00a0');
}
