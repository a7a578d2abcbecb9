import { type KeyScope, keyScopes } from '@grovemail/domain/keys/key-scope.ts';

/** What each lets a key do. */
export const scopeTexts: Readonly<Record<KeyScope, string>> = {
  all: 'Everything',
  read: 'Read contacts, events and emails',
  send: 'Send email and record events',
  contacts: 'Store and delete contacts',
  webhooks: 'Change where events are posted',
  templates: 'Read, store and render templates',
  suppressions: 'Read, add and lift suppressions',
  'push-only': 'Save push subscriptions, in pages',
};

/** Those that can be combined. */
export const partScopes = keyScopes.filter((scope) => scope !== 'all' && scope !== 'push-only');

export function may(scopes: readonly string[], scope: KeyScope): boolean {
  return scopes.includes(scope) || (scopes.includes('all') && scope !== 'push-only');
}
