/** The texts of the Enterprise card. */
export const enterprisePlan = {
  audience: 'For large lists and large teams',
  price: 'Custom',
  action: 'Get a demo',
  benefits: [
    'Unlimited seats',
    'Dedicated account manager',
    'Dedicated transaction email servers',
    '90 days log retention',
    'Phone support',
  ],
} as const;
