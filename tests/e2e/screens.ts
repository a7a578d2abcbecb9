/** A path for every kind of screen. */
export const screens = [
  '/',
  '/products/campaign',
  '/pricing',
  '/calculator',
  '/demo',
  '/startup',
  '/contact',
  '/terms',
  '/developers',
  '/developers/guides/quickstart',
  '/developers/reference/get-started',
  '/contact/sent',
  '/no/such-page',
  '/preferences',
];

/** Other pages of these kinds; `npm test -- e2e-extended` checks them as well. */
export const otherScreens = [
  '/products/automations',
  '/products/transactionals',
  '/products/analytics',
  '/pricing?plan=flex',
  '/privacy',
  '/security',
  '/developers/guides/authentication',
  '/developers/guides/webhooks',
  '/developers/guides/changelog',
  '/developers/search',
  '/500',
  '/app/register?utm_source=a-rather-long-name',
  '/unsubscription/a.b.c.d/ada.o+news@mail.example/c-1',
];
