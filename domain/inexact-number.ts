/**
 * Finds a number that JSON.parse may have changed: an unsafe integer, or one beyond the range of a double (RFC 8259 §6,
 * RFC 7493 §2.2).
 * @param value parsed JSON that is not nested deeper than the stack allows
 * @returns its path, such as `extra_data.order_id` or `contacts[2].extra_data.id`; null without such a number
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
 * Finds a number that underflowed to 0. Only the text shows it, so a text with such an exponent, or so many zeros, is
 * parsed again.
 * @param text of JSON that is not nested deeper than the stack allows
 * @returns its path, or null
 */
export function underflowedNumber(text: string): string | null {
  return mayUnderflow.test(text) ? inexactNumber(JSON.parse(text, markUnderflow)) : null;
}

/** The smallest double is 5e-324. */
const mayUnderflow = /e-0*\d{3}|\.0{300}/i;

function markUnderflow(_name: string, value: unknown, ...[context]: unknown[]): unknown {
  if (value !== 0 || typeof context !== 'object' || context === null) return value;
  const source = 'source' in context ? String(context.source) : '';
  return /[1-9]/.test(source.replace(/e.*/i, '')) ? Number.NaN : value;
}

/** The path to the number, innermost name first. */
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

/** Rounded fractions are accepted, as usual in JSON. */
function isExact(number: number): boolean {
  return Number.isSafeInteger(number) || (Number.isFinite(number) && !Number.isInteger(number));
}

/** The error message after the path. */
export const sendAsString =
  'is a number that cannot be kept exactly: integers are limited to 9,007,199,254,740,991. Send it as a string.';
