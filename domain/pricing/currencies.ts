/** The start of each tier of the volume rates, in units. */
export const tierStarts = [
  0, 500_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000, 4_000_000, 5_000_000, 10_000_000,
] as const;

interface Currency {
  /** ISO 4217. */
  code: string;
  /** The key in price tables. */
  value: string;
  label: string;
  symbol: string;
  /**
   * The price of one unit in each tier, in the main unit as an exact decimal. Flex shows the first.
   */
  rates: ForEach<typeof tierStarts>;
  /** From this volume on, "Talk to us" is shown instead of the rate. */
  unpublishedFrom?: (typeof tierStarts)[number];
}

type ForEach<Tiers extends readonly number[]> = { readonly [Tier in keyof Tiers]: string };

/** The currencies, in the order of the pricing page. */
export const currencies = [
  {
    code: 'NGN',
    value: 'NGN',
    label: 'Nigerian naira',
    symbol: '₦',
    rates: ['1', '0.875', '0.8', '0.78', '0.75', '0.72', '0.7', '0.65', '0.6'],
  },
  {
    code: 'USD',
    value: 'USD',
    label: 'US dollar',
    symbol: '$',
    // The last one as specified: it repeats the first.
    rates: [
      '0.00083',
      '0.000723',
      '0.00067',
      '0.00065',
      '0.00063',
      '0.0006',
      '0.00058',
      '0.00054',
      '0.00083',
    ],
    unpublishedFrom: 10_000_000,
  },
  {
    code: 'KES',
    value: 'KES',
    label: 'Kenyan shilling',
    symbol: 'Ksh',
    // The last one as specified, though probably a typo for 0.048.
    rates: ['0.08', '0.07', '0.064', '0.062', '0.06', '0.057', '0.056', '0.052', '0.48'],
    unpublishedFrom: 10_000_000,
  },
  {
    code: 'GHS',
    value: 'GHS',
    label: 'Ghanaian cedi',
    symbol: '₵',
    rates: [
      '0.0098',
      '0.0085',
      '0.0078',
      '0.0076',
      '0.0073',
      '0.007',
      '0.0068',
      '0.0063',
      '0.0059',
    ],
  },
] as const satisfies readonly Currency[];

export type CurrencyCode = (typeof currencies)[number]['value'];
