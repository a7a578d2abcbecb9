/** Keeps the last words of a text on one line: up to `longest` characters of them, and of a short text up to two thirds. */
export function withoutOrphan(words: string, longest = 14): string {
  const at = words.indexOf(' ', Math.max(words.length - longest - 1, Math.ceil(words.length / 3)));
  return at < 0 ? words : words.slice(0, at + 1) + words.slice(at + 1).replaceAll(' ', '\u00a0');
}
