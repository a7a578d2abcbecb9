import { groupDigits } from '../group-digits.ts';

/** `1,234.5678`. Not with `Intl`, whose first use takes longer than the rest of the result. */
export function groupedCount(count: number): string {
  const [whole = '', ...fraction] = String(count).split('.');
  return [groupDigits(whole), ...fraction].join('.');
}
