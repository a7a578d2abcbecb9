/**
 * Finds a number that parsing JSON has changed, or may have: an integer beyond 2⁵³, whose neighbors are read as the same
 * number, or one beyond the range of a double (RFC 8259 §6, RFC 7493 §2.2).
 * @param value parsed JSON that is not nested deeper than the stack allows
 * @returns its place, such as `extra_data.order_id` or `contacts[2].extra_data.id`; null without such a number
 */
export function inexactNumber(value: unknown): string | null {
  const names = namesOf(value);
  if (names === null) return null;
  const place = names
    .toReversed()
    .map((name) => (typeof name === 'number' ? `[${name}]` : `.${name}`));
  return place.join('').replace(/^\./, '');
}

/**
 * Finds a number that is so small that it was read as 0. Only the text tells it from a 0, so texts with such an exponent,
 * or so many zeros, are parsed once more.
 * @param text of JSON that is not nested deeper than the stack allows
 * @returns its place, or null
 */
export function vanishedNumber(text: string): string | null {
  return mayVanish.test(text) ? inexactNumber(JSON.parse(text, notVanished)) : null;
}

/** The smallest double is 5e-324. */
const mayVanish = /e-0*\d{3}|\.0{300}/i;

function notVanished(_name: string, value: unknown, ...[context]: unknown[]): unknown {
  if (value !== 0 || typeof context !== 'object' || context === null) return value;
  const source = 'source' in context ? String(context.source) : '';
  return /[1-9]/.test(source.replace(/e.*/i, '')) ? Number.NaN : value;
}

/** The names that lead to it, the last first. */
function namesOf(value: unknown): (string | number)[] | null {
  if (typeof value === 'number') return isExact(value) ? null : [];
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const names = namesOf(item);
      if (names !== null) return [...names, index];
    }
    return null;
  }
  for (const [name, member] of Object.entries(value)) {
    const names = namesOf(member);
    if (names !== null) return [...names, name];
  }
  return null;
}

/** Fractions are rounded to the nearest double, as everywhere in JSON. */
function isExact(number: number): boolean {
  return Number.isSafeInteger(number) || (Number.isFinite(number) && !Number.isInteger(number));
}

/** What to do about it, after its place. */
export const sendAsString =
  'is a number that cannot be kept exactly: integers are limited to 9,007,199,254,740,991. Send it as a string.';
