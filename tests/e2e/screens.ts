import { products } from './products.ts';

/** Pages that have little in common. */
export const screens = [
  '/',
  '/products/campaign',
  '/pricing',
  '/demo',
  '/developers',
  '/developers/reference/get-started',
  '/preferences',
];

/** The other kinds of page, and more of each; `npm test -- e2e-extended` checks them. */
export const otherScreens = [
  '/calculator',
  '/startup',
  '/contact',
  '/terms',
  '/developers/guides/quickstart',
  '/contact/sent',
  '/no/such-page',
  ...products.map(({ path }) => path).filter((path) => !screens.includes(path)),
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
