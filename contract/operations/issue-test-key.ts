import { z } from 'zod';
import { resourceEnvelope } from '../envelope.ts';
import { defineOperation } from '../operation.ts';

/** POST /guests/test-key. */
export const issueTestKey = defineOperation({
  id: 'issueTestKey',
  summary: 'Get a short-lived test key',
  description:
    'Returns a test key for readers of the documentation, without an account. It is valid for 24 hours and has its own contacts, events and emails: up to 100 of each, with up to 50,000 characters of HTML per email. After that, the key and everything stored with it are deleted. Nothing is sent and nothing is fetched. The template `welcome` is already stored.',
  isSubmission: true,
  answer: {
    status: 200,
    description: 'A new key. It is shown only once.',
    schema: resourceEnvelope(
      z.object({
        key: z.string().describe('Send it as `Authorization: Bearer …`.'),
        expires_at: z.iso.datetime().describe('When the key expires. ISO 8601, UTC.'),
      }),
    ),
  },
  examples: {
    answer: {
      error: null,
      payload: {
        data: {
          key: 'gm_test_V2hhdCBhIHJlYWRlciB0cmllcyBpbiB0aGUgY29uc29sZQ1a2b3c4',
          expires_at: '2026-11-22T09:00:00.000Z',
        },
      },
    },
  },
  errors: ['test_keys_exhausted', 'too_many_requests', 'internal', 'unavailable'],
});
