/**
 * Reads digits with separators: `5,000`, `5 000`, `1,00,000`, `5.000,50`. Of two kinds of separators, the last is the decimal
 * point. A single comma or point groups digits if exactly three follow, as in `5.000`.
 * @param isScaled whether a word such as "million" follows, so that a single point is a decimal point
 * @returns digits with at most one point; null for an unknown grouping
 */
export function parseNumeral(text: string, isScaled: boolean): string | null {
  const point = decimalPoint(text, isScaled);
  const [whole = '', fraction = '', ...more] = point ? text.split(point) : [text];
  if (more.length > 0 || !isGrouped(whole) || !/^\d*$/.test(fraction)) return null;
  return `${whole.replace(/\D/g, '')}.${fraction}`;
}

function decimalPoint(text: string, isScaled: boolean): string | undefined {
  const separators = text.match(/\D/g) ?? [];
  const last = separators.at(-1);
  if (last === undefined || !'.,٫'.includes(last)) return undefined;
  if (separators.length > 1) return new Set(separators).size > 1 ? last : undefined;
  if (last === '٫' || (last === '.' && isScaled)) return last;
  return /^[1-9]\d{0,2}.\d{3}$/.test(text) ? undefined : last;
}

/** Whether digits are grouped by threes, or as in India: three, and twos before them; with one kind of separator. */
function isGrouped(whole: string): boolean {
  return /^(\d*|\d{1,3}([ '_,.٬])\d{3}(\2\d{3})*|\d{1,2}([ '_,.٬])(\d{2}\4)+\d{3})$/.test(whole);
}
