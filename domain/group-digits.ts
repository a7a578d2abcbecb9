/** `5000` → `5,000`, the same in every environment. @param whole digits without fraction */
export function groupDigits(whole: number | string): string {
  const text = String(whole);
  const sign = text.startsWith('-') ? '-' : '';
  const digits = text.slice(sign.length);
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) {
    groups.unshift(digits.slice(Math.max(end - 3, 0), end));
  }
  return sign + groups.join(',');
}
