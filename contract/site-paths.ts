/** The list of content that is still a sample, in the built site: for our server, which does not serve it. */
export const sampleFile = 'samples.json';

/** The static page to which each form redirects without JavaScript. */
export const thanksPages = {
  contact: '/contact/sent',
  newsletter: '/newsletter/subscribed',
  demo: '/demo/requested',
  startup: '/startup/applied',
  savings: '/calculator/sent',
  feedback: '/feedback/sent',
  sample: '/sample/sent',
} as const;

/**
 * The pages that a recipient's link leads to. Each takes its own form, and
 * a mail program's one click, as a POST to its own address.
 */
export const preferencePages = [
  '/unsubscription/{tracking_id}/{email}/{id}',
  '/preferences/{email}/{id}/{tracking_id}',
  '/guests/preferences/{email}/{id}/{tracking_id}',
] as const;

/** The page itself. Without a link in its address it rejects the form, and helps to a link that works. */
export const preferencesPage = '/unsubscription';

/** Sends a fresh link, also for every link that was cut short on its way. */
export const freshLinkPage = '/preferences';

/**
 * Where the newsletter's confirmation mail leads: a page, whose button posts to the page's own address.
 * Opening it changes nothing.
 */
export const confirmationLink = '/newsletter/confirm/{token}';

/** The page itself. Without a token in its address, its button explains how to get a working link. */
export const confirmationPage = '/newsletter/confirm';

/**
 * Scripts that pages and workers of customers' sites load from here as well, each at an
 * address that never changes: so they are asked for anew each time.
 */
export const sharedScripts = {
  worker: '/gm-service-worker.js',
  client: '/gm-web-push.js',
  types: '/gm-web-push.d.ts',
} as const;

/** The public contract in both its notations, for tools of any origin. */
export const openApiFiles = { json: '/openapi.json', yaml: '/openapi.yaml' } as const;

/** The headers of all those files, on any host. */
export const sharedFileHeaders = {
  'cache-control': 'no-cache',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** Of the pictures and fonts of emails, whose addresses change with the brand. In seconds, a week. */
export const mailPictureHeaders = {
  ...sharedFileHeaders,
  'cache-control': 'public, max-age=604800',
} as const;

/** The placeholder of the site's origin in examples of the contract; a build of the site replaces it. */
export const exampleSite = 'https://site.example';

/** First segments that belong to the API: an unknown path under one is a true 404, never a page. */
export const apiPrefixes = [
  '/api',
  '/guests',
  '/modules',
  '/demos',
  '/leads',
  '/webhooks',
  '/v1',
  '/mcp',
  '/healthz',
  '/readyz',
] as const;

export type ThanksForm = keyof typeof thanksPages;
