import { visitorLimits as limits } from '@grovemail/domain/keys/visitor-limits.ts';
import { z } from 'zod';
import { resourceEnvelope, success } from '../envelope.ts';
import { defineOperation, ok } from '../operation.ts';

export const issueTestKey = defineOperation({
  id: 'issueTestKey',
  method: 'POST',
  path: '/guests/test-key',
  summary: 'Get a short-lived test key',
  description: [
    `Returns a test key for readers of the documentation, without an account. It is valid for 24 hours and has its own data: up to ${limits.contacts} contacts, ${limits.events} events and ${limits.mails} emails, ${limits.bytes / 1_024} KB in total. A call may have ${limits.bodyBytes / 1_024} KB, a batch ${limits.batch} contacts, and an email ${limits.htmlCharacters.toLocaleString('en')} characters of HTML and no attachments by URL. Nothing is sent and nothing is fetched. The template \`welcome\` is already stored.`,
    `After 24 hours, the key and everything stored with it are deleted. A network can have ${limits.keysPerNetwork} keys, or fewer when all keys are taken; another one replaces its least recently used one. When all keys are taken, a new one can also replace one that has made no call for an hour.`,
  ].join('\n\n'),
  response: ok(
    'A new key. It is shown only once.',
    resourceEnvelope(
      z.object({
        key: z.string().describe('Send it as `Authorization: Bearer …`.'),
        expires_at: z.iso.datetime().describe('When the key expires. ISO 8601, UTC.'),
      }),
    ),
  ),
  examples: {
    response: success({
      data: {
        key: 'gm_test_V2hhdCBhIHJlYWRlciB0cmllcyBpbiB0aGUgY29uc29sZQ1a2b3c4',
        expires_at: '2026-11-22T09:00:00.000Z',
      },
    }),
  },
  errors: ['test_keys_exhausted', 'too_many_requests', 'internal', 'unavailable'],
});
