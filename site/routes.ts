import {
  apiPrefixes,
  confirmationLink,
  confirmationPage,
  freshLinkPage,
  preferencePages,
  preferencesPage,
} from '@grovemail/contract/site-paths.ts';
import type { Route } from './build/route.ts';

interface Surroundings {
  /** `''` is this origin; for `app`, its stand-in page. */
  bases: Record<'app' | 'api', string>;
  /** Whether a page under `/app` shows where the product's app takes over. */
  handOver: boolean;
}

/**
 * The routes that are not files; the first that fits wins, and a file wins over all that do not force.
 * Our server reads those that it does not know by itself as `routes.json`; hosts that only serve
 * files read all of them as `_redirects`.
 */
export function routes({ bases, handOver }: Surroundings): Route[] {
  return [
    // `ref` and nothing else; the code may lead elsewhere tomorrow.
    {
      from: '/register/:code',
      to: `${bases.app || '/app'}/register?ref=:code`,
      status: 302,
      headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    },
    // Our own server ignores the case of its rules' own words.
    ...['/Register', '/REGISTER'].map((prefix) => ({
      from: `${prefix}/:code`,
      to: '/register/:code',
      status: 308 as const,
      onlyStaticHost: true as const,
    })),
    // The footer links to the singular.
    { from: '/products/automation', to: '/products/automations' },
    // Whatever else is asked for under /products.
    { from: '/products', to: '/products/campaign' },
    { from: '/products/*', to: '/products/campaign' },
    ...developerPages,
    ...preferencePages.flatMap((path) => recipientsPage(path, preferencesPage, bases.api)),
    ...recipientsPage(confirmationLink, confirmationPage, bases.api),
    ...['/unsubscription/*', '/preferences/*'].map((from) => ({
      from,
      to: freshLinkPage,
      headers: recipientHeaders,
      coversFiles: true as const,
    })),
    ...apiPrefixes.flatMap((prefix) => handedToApi(prefix, bases.api)),
    ...(handOver ? [staticHost('/app', 'hand-over'), staticHost('/app/*', 'hand-over')] : []),
    // A missing file is a true 404, a missing page the home page.
    { ...staticHost('/_responses/*', 'not-found', 404), force: true },
    staticHost('/_astro/*', 'not-found', 404),
    staticHost('/.well-known/*', 'not-found', 404),
    staticHost('/*', 'unknown'),
  ];
}

/** Paths below a leaf show the leaf; all others under /developers show the first page, and that theirs is none. */
const developerPages: Route[] = [
  ['/developers/guides/webpush/*', '/developers/guides/webpush'],
  ['/developers/reference/automations/*', '/developers/reference/automations'],
  ['/developers/reference/contacts/*', '/developers/reference/contacts'],
  ['/developers/reference/get-started/*', '/developers/reference/get-started'],
  ['/developers/reference/transactionals/*', '/developers/reference/transactionals'],
  ['/developers/*', '/_responses/developers'],
].map(([from = '', to = '']) => ({ from, to }));

/** For pages whose URL contains a recipient's address. */
const recipientHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/**
 * A page whose address names a person and opens a door, a newsletter's too. An API with an address of its
 * own gets it whole, page and post: where files are served, nothing takes a post.
 */
function recipientsPage(path: string, page: string, api: string): Route[] {
  const from = path.replace(/\{(\w+)\}/g, ':$1');
  const handedOn: Route = { from, to: api + from, onlyStaticHost: true };
  return [...(api === '' ? [] : [handedOn]), { from, to: page, headers: recipientHeaders }];
}

/** An API with an address of its own gets its prefixes whole; without one they are true 404s. */
function handedToApi(prefix: string, api: string): Route[] {
  return [prefix, `${prefix}/*`].map((from) =>
    api === ''
      ? staticHost(from, 'not-found', 404)
      : { from, to: api + from.replace('*', ':splat'), onlyStaticHost: true },
  );
}

function staticHost(from: string, page: string, status: 200 | 404 = 200): Route {
  return { from, to: `/_responses/${page}`, status, onlyStaticHost: true };
}
