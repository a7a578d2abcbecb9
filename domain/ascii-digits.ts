/**
 * Replaces digits of any script, full-width forms, spaces, apostrophes and dashes by ASCII, and drops invisible characters.
 */
export function toAscii(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/(?!\d)\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replace(/\s+/g, ' ')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[−‒–—]/g, '-')
    .replace(/،/g, ',')
    .trim();
}

/** Unicode lists the digits of a script from zero to nine, one script after another. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let start = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return (code - start) % 10;
}
