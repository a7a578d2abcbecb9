/** Billing periods. */
export const periods = [
  { label: 'Monthly', value: 'month' },
  { label: 'Annually', value: 'year' },
] as const;

export type Period = (typeof periods)[number]['value'];

/** Anything that is not `year` means month. */
export function toPeriod(value: unknown): Period {
  return value === 'year' ? 'year' : 'month';
}
