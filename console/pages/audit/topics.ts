import type { AuditTopic } from '@grovemail/contract/console/audit.ts';

/** What entries are about, in the words of the navigation. */
export const topics: readonly (readonly [AuditTopic | '', string])[] = [
  ['', 'Anything'],
  ['inbox', 'What came in'],
  ['emails', 'Emails'],
  ['templates', 'Templates'],
  ['suppressions', 'Suppressions'],
  ['people', 'People'],
  ['webhooks', 'Webhooks'],
  ['keys', 'API keys'],
  ['exports', 'Exports'],
  ['server', 'Store and setup'],
];
