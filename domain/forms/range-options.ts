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
