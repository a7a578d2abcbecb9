/** Characters. */
const maxLength = 100;

const currency = /^(?:US)?\$|(?:\$|USD)$/gi;
const groupingMark = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g;

/**
 * Reads an amount as people write it: `$5,000`, `5 000`, `5.000,50`, `5e3`. Of two kinds of separators the last
 * is the decimal point. A single one groups digits when exactly three follow it, as in `5.000`.
 * @returns null for other text, and for more than 100 characters
 */
export function parseAmount(text: string): number | null {
  if (text.length > maxLength) return null;
  const bare = text.trim().replace(currency, '').trim().replace(groupingMark, '');
  if (/^[-+]?\d+(\.\d+)?e[-+]?\d+$/i.test(bare)) return Number(bare);
  const [, sign, digits] = /^([-+]?)([\d.,]*\d[.,]?)$/.exec(bare) ?? [];
  if (digits === undefined) return null;
  const point = decimalPoint(digits);
  const [whole = '', fraction = '', ...more] = point ? digits.split(point) : [digits];
  if (more.length > 0 || !/^(\d*|\d{1,3}([.,])\d{3}(\2\d{3})*)$/.test(whole)) return null;
  return /^\d*$/.test(fraction) ? Number(`${sign}${whole.replace(/[.,]/g, '')}.${fraction}`) : null;
}

function decimalPoint(digits: string): string | undefined {
  const separators = digits.match(/[.,]/g) ?? [];
  const isGrouped = separators.length === 1 && /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);
  const isRepeated = separators.length > 1 && new Set(separators).size === 1;
  return isGrouped || isRepeated ? undefined : separators.at(-1);
}

/** Rounds half up to two decimals, by the decimals that the number prints with: 200.005 is 200.01. */
export function roundToCents(amount: number): number {
  const cents = Number(`${amount}e2`);
  return Number.isNaN(cents) ? amount : Math.round(cents) / 100;
}
