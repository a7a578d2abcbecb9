/**
 * Whether every store can keep this text and give it back unchanged:
 * PostgreSQL rejects U+0000, and a surrogate without its partner has no UTF-8 form.
 */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}
