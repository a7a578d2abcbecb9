export interface Range {
  min: number;
  /** Null for no upper bound. */
  max: number | null;
}

/**
 * Parses a range value: `0:100K` → 0 to 100,000, `5M+` → 5,000,000 and up.
 * A lower bound without a unit has that of the upper one, so `10:50K` is 10,000 to 50,000.
 * @returns null for anything else, including bounds out of order
 */
export function parseRange(value: string): Range | null {
  const open = /^(\d{1,6})([KM]?)\+$/.exec(value);
  if (open) return { min: count(open[1], open[2]), max: null };
  const closed = /^(\d{1,6})([KM]?):(\d{1,6})([KM]?)$/.exec(value);
  if (!closed) return null;
  const [, low, lowUnit, high, highUnit] = closed;
  const range = { min: count(low, lowUnit || highUnit), max: count(high, highUnit) };
  return range.min < range.max ? range : null;
}

function count(digits = '', unit = ''): number {
  return Number(digits) * (unit === 'M' ? 1_000_000 : unit === 'K' ? 1_000 : 1);
}

/** Ranges to choose from, exactly as specified, including uneven spaces. */
export const demoUserRanges = [
  { label: 'Less than 100K', value: '0:100K' },
  { label: '100K - 250K', value: '100K:250K' },
  { label: '250K-500K', value: '250K:500K' },
  { label: '500K - 1M', value: '500K:1M' },
  { label: '1M - 5M', value: '1M:5M' },
  { label: 'Greater than 5M', value: '5M+' },
] as const;

export const startupUserRanges = [
  { label: '10K - 50K', value: '10:50K' },
  { label: '50K - 100K', value: '50K:100K' },
] as const;

/** US dollars a year. */
export const startupBudgetRanges = [
  { label: '$1,000 - $5,000', value: '1K:5K' },
  { label: '$5,000 - $10,000', value: '5K:10K' },
] as const;
