import { z } from 'zod';
import { resourceEnvelope } from '../envelope.ts';
import { defineOperation } from '../operation.ts';

/** POST /guests/test-key. */
export const issueTestKey = defineOperation({
  id: 'issueTestKey',
  summary: 'Get a test key for a visit',
  description:
    'A test key for readers of the documentation, without an account. It is good for 24 hours and has contacts, events and mails of its own, at most 100 of each, and at most 50,000 characters of HTML in a mail; then the key and everything stored with it are deleted. Nothing is sent and nothing is fetched. The template `welcome` is there to be tried.',
  isSubmission: true,
  answer: {
    status: 200,
    description: 'A new key. It is shown this once.',
    schema: resourceEnvelope(
      z.object({
        key: z.string().describe('Goes into `Authorization: Bearer …`.'),
        expires_at: z.iso.datetime().describe('When the key ends. ISO 8601, UTC.'),
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
