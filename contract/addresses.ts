/**
 * Method and path of every operation, without schemas, so that pages can hand them to forms (§7).
 * `base` names the configured address that carries it (B2, D4); a path keeps `{param}` as OpenAPI writes it.
 */
export const addresses = {
  modules: { base: 'modules', method: 'GET', path: '/modules' },
  formToken: { base: 'users', method: 'GET', path: '/guests/form-token' },
  issueTestKey: { base: 'users', method: 'POST', path: '/guests/test-key' },
  feedback: { base: 'users', method: 'POST', path: '/guests/feedback' },
  enquiry: { base: 'users', method: 'POST', path: '/guests/enquiry' },
  capture: { base: 'users', method: 'GET', path: '/api/contacts/{key}/capture/' },
  captureForm: { base: 'users', method: 'POST', path: '/api/contacts/{key}/capture/' },
  demos: { base: 'users', method: 'POST', path: '/demos' },
  leads: { base: 'sales', method: 'POST', path: '/leads' },
  saveContact: { base: 'users', method: 'POST', path: '/v1/contacts' },
  saveContacts: { base: 'users', method: 'POST', path: '/v1/contacts/batch' },
  listContacts: { base: 'users', method: 'GET', path: '/v1/contacts' },
  readContact: { base: 'users', method: 'GET', path: '/v1/contacts/{id}' },
  deleteContact: { base: 'users', method: 'DELETE', path: '/v1/contacts/{id}' },
  deleteContactByEmail: { base: 'users', method: 'DELETE', path: '/v1/contacts' },
  recordEvent: { base: 'users', method: 'POST', path: '/v1/automations' },
  listEvents: { base: 'users', method: 'GET', path: '/v1/automations' },
  sendTransactional: { base: 'users', method: 'POST', path: '/v1/transactionals' },
  listTransactionals: { base: 'users', method: 'GET', path: '/v1/transactionals' },
  readTransactional: { base: 'users', method: 'GET', path: '/v1/transactionals/{id}' },
  previewTransactional: {
    base: 'users',
    method: 'POST',
    path: '/v1/transactionals/{id}/preview',
  },
  mailPreview: { base: 'users', method: 'GET', path: '/guests/mail-preview/{token}' },
  unsubscribe: { base: 'users', method: 'PUT', path: '/guests/unsubscribe/{tracking_id}' },
  oneClick: { base: 'users', method: 'POST', path: '/guests/unsubscribe/{tracking_id}' },
  preferencesState: { base: 'users', method: 'POST', path: '/guests/preferences/state' },
  preferencesResume: { base: 'users', method: 'POST', path: '/guests/preferences/resume' },
  preferencesUndo: { base: 'users', method: 'POST', path: '/guests/preferences/undo' },
  preferencesReason: { base: 'users', method: 'POST', path: '/guests/preferences/reason' },
  preferencesLink: { base: 'users', method: 'POST', path: '/guests/preferences/link' },
  pushContact: { base: 'users', method: 'POST', path: '/api/contacts' },
  pushKey: { base: 'users', method: 'GET', path: '/api/push-key' },
  pushTest: { base: 'users', method: 'POST', path: '/guests/push-test' },
  pushAction: { base: 'messaging', method: 'GET', path: '/webhooks/push/web/{action}' },
  pushActionById: {
    base: 'messaging',
    method: 'GET',
    path: '/webhooks/push/web/{action}/{tracking_id}',
  },
} as const satisfies Record<string, Address>;

/** The static page to which each form redirects without JavaScript. */
export const thanksPages = {
  contact: '/contact/sent',
  newsletter: '/newsletter/subscribed',
  demo: '/demo/requested',
  startup: '/startup/applied',
  savings: '/calculator/sent',
  feedback: '/feedback/sent',
} as const;

/**
 * The pages that a recipient's link leads to (R35, R38, A7). Each takes the form that stands on it, and
 * a mail program's one click (E6), as a POST to its own address.
 */
export const preferencePages = [
  '/unsubscription/{tracking_id}/{email}/{id}',
  '/preferences/{email}/{id}/{tracking_id}',
  '/guests/preferences/{email}/{id}/{tracking_id}',
] as const;

/** The page itself. Without a link in its address it refuses the form, and helps to a link that works. */
export const preferencesPage = '/unsubscription';

/** Sends a fresh link, also for every link that was cut short on its way. */
export const freshLinkPage = '/preferences';

/**
 * Where the newsletter's confirmation mail leads: a page, whose button posts to the page's own address.
 * Opening it changes nothing.
 */
export const confirmationLink = '/newsletter/confirm/{token}';

/** The page itself. Without a token in its address its button says how to get a link that works. */
export const confirmationPage = '/newsletter/confirm';

/**
 * Scripts that pages and workers of customers' sites load from here as well (R349, G5), each at an
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

/** First segments that belong to the API: an unknown path under one is a true 404, never a page (A5). */
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

export interface Address {
  base: 'users' | 'sales' | 'modules' | 'messaging';
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
}

export type OperationName = keyof typeof addresses;
export type ThanksForm = keyof typeof thanksPages;
export type Bases = Record<Address['base'], string>;

/**
 * The full address of an operation. A base is '' (this origin) or an absolute URL without trailing slash.
 * @param params values of the path's `{…}`; each is percent-encoded
 * @throws {RangeError} when a parameter of the path is missing
 */
export function addressOf(
  bases: Bases,
  name: OperationName,
  params: Record<string, string> = {},
): string {
  const { base, path } = addresses[name];
  const filled = path.replace(/\{(\w+)\}/g, (_, param: string) => {
    const value = params[param];
    if (!value) throw new RangeError(`The address of ${name} needs a value for ${param}.`);
    return encodeURIComponent(value);
  });
  return bases[base] + filled;
}
