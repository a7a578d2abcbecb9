/**
 * The permissions of keys. `push-only` cannot be combined: such a key may be published in a page, and grants nothing under /v1.
 */
export const keyScopes = [
  'all',
  'read',
  'send',
  'contacts',
  'webhooks',
  'templates',
  'suppressions',
  'push-only',
] as const;
export type KeyScope = (typeof keyScopes)[number];

/** The scope that a call under /v1 needs. */
export type CallScope = Exclude<KeyScope, 'all' | 'push-only'>;

/** Whether a key with these scopes may make a call. */
export function opensCall(scopes: readonly KeyScope[], call: CallScope): boolean {
  return scopes.includes('all') || scopes.includes(call);
}

/** Whether a key with these scopes is for servers, and not for pages. */
export function isAccountKey(scopes: readonly KeyScope[]): boolean {
  return !scopes.includes('push-only');
}
