/** Longer texts are truncated; SQLite accepts patterns of up to 50,000 bytes. */
const maxLength = 200;

/**
 * A pattern for `ilike` that matches every text, also in JSON, which contains this one after NFC and in lower case, and a few
 * others. Databases agree only on the case of ASCII, so characters with other foldings or JSON escapes become wildcards.
 * @returns null if every text would match
 */
export function likePattern(text: string): string | null {
  const folded = text.normalize('NFC').toLowerCase().normalize('NFC');
  const pattern = [...folded].slice(0, maxLength).map((character) => {
    if (exact.test(character)) return character;
    return one.test(character) ? '_' : '%';
  });
  return pattern.some((character) => exact.test(character)) ? `%${pattern.join('')}%` : null;
}

/** Printable ASCII without `one`, and without what JSON escapes. */
const exact = /^[a-hjl-z0-9 !#$&'()*+,\-.:<=>?@[\]^{|}~]$/;

/**
 * Other characters fold to these: `İ` and the Turkish `I` to i, the Kelvin sign to k, a Greek accent and question mark to the
 * two marks. The other two are wildcards.
 */
const one = /^[ik`;_%]$/;
