/**
 * Whether every store can keep a text: PostgreSQL rejects U+0000, and lone surrogates have no UTF-8 form.
 */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}
