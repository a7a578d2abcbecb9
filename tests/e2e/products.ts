/** The product pages, in the order of the menu, each with some of its words. */
export const products = [
  {
    name: 'Broadcast Messaging',
    path: '/products/campaign',
    claims: ['99.99% inbox placement', '16% higher open rates'],
  },
  {
    name: 'Marketing Automation',
    path: '/products/automations',
    claims: ['Journeys you can read'],
  },
  {
    name: 'Transactional Emails',
    path: '/products/transactionals',
    claims: ['Unlimited transactional emails'],
  },
  { name: 'App Analytics', path: '/products/analytics', claims: ['Compare any two events'] },
];
