/** `5000` → `5,000`, the same in every environment. @param whole digits without sign or fraction */
export function groupDigits(whole: number | string): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}
