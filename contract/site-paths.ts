/** The list of sample content in the built site. Our server reads it, and does not serve it. */
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

/** The id of the section that a server without a mail server leaves out of its page. */
export const sampleSection = 'send-sample';

/** The pages that a recipient's link opens. Each accepts its own form and a one-click unsubscription as a POST. */
export const preferencePages = [
  '/unsubscription/{tracking_id}/{email}/{id}',
  '/preferences/{email}/{id}/{tracking_id}',
  '/guests/preferences/{email}/{id}/{tracking_id}',
] as const;

/** The page without a link in its address: it rejects the form, and offers a new link. */
export const preferencesPage = '/unsubscription';

/** The page that sends a new link, also shown for truncated links. */
export const freshLinkPage = '/preferences';

/** The page that the newsletter's confirmation mail links to. Opening it changes nothing; its button posts to it. */
export const confirmationLink = '/newsletter/confirm/{token}';

/** The page without a token in its address: its button explains how to get a working link. */
export const confirmationPage = '/newsletter/confirm';

/** Scripts that customers' sites load as well. Their addresses never change, so they are revalidated on each load. */
export const sharedScripts = {
  worker: '/gm-service-worker.js',
  client: '/gm-web-push.js',
  types: '/gm-web-push.d.ts',
} as const;

/** The public contract, for tools of any origin. */
export const openApiFiles = { json: '/openapi.json', yaml: '/openapi.yaml' } as const;

/** The headers of these scripts and contracts, on any host. */
export const sharedFileHeaders = {
  'cache-control': 'no-cache',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** The headers of pictures and fonts in emails, whose addresses change with the brand. */
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
