import { maxBatchCharacters } from '@grovemail/domain/delivery/delivery-limits.ts';
import { z } from 'zod';
import { success } from '../envelope.ts';
import { defineOperation, keyedPostErrors, ok } from '../operation.ts';
import { batchEnvelope, entryIndex, rejectedResult } from './v1-batches.ts';
import { transactionalExample, warningCode } from './v1-transactionals.ts';
import { maxBatchEmails, transactionalBatchInput } from './v1-transactionals-input.ts';

/** Bytes of a result's lists as JSON, and characters of its error, so that 100 results stay short. */
export const maxListBytes = 500;
export const maxErrorLength = 300;

const result = z.discriminatedUnion('status', [
  z.object({
    index: entryIndex,
    id: z.uuid().describe('The id of the email, for `GET /v1/transactionals/{id}`.'),
    status: z
      .enum(['queued', 'suppressed', 'test'])
      .describe(
        'queued: on its way; suppressed: not sent, because the recipient has unsubscribed or is blocked; test: sent with a test key, so nobody gets it.',
      ),
    unfilled: z
      .array(z.string())
      .describe(
        `Names of placeholders that are sent as written: as many as fit into ${maxListBytes} bytes of JSON.`,
      ),
    warnings: z
      .array(warningCode)
      .optional()
      .describe('What may not be as you intended; left out if there is nothing.'),
  }),
  rejectedResult({ one: 'email', single: 'email', maxError: maxErrorLength }).extend({
    params: z
      .array(z.string())
      .describe(
        `The invalid fields, such as \`recipient_email\`: as many as fit into ${maxListBytes} bytes of JSON.`,
      ),
  }),
]);

export type BatchResult = z.infer<typeof result>;

export const sendTransactionals = defineOperation({
  id: 'sendTransactionals',
  method: 'POST',
  path: '/v1/transactionals/batch',
  tag: 'Transactional emails',
  summary: 'Send many transactional emails',
  description: [
    `Queues up to ${maxBatchEmails} emails in one call, each to a recipient, with a template and data of its own. Two identical emails are both sent.`,
    'You get a short result for each email, in the order sent. Valid emails are queued even if others are rejected, and the call returns 200 either way, so check `payload.meta.refused`.',
    `A batch counts as many calls against the [rate limit](/developers/guides/rate-limits) as it has emails. It is carried out as long as one call is left, and later calls wait. One \`Idempotency-Key\` holds for the whole batch; if no email is stored, it is not used up. Together, the emails can have ${maxBatchCharacters.toLocaleString('en')} characters once their placeholders are filled.`,
  ].join('\n\n'),
  auth: 'key',
  scope: 'send',
  bodyBytes: 8_388_608,
  sizeHint:
    'This limit applies to the whole call, all attachments included. Send fewer emails at once, or attach files by `path`.',
  body: transactionalBatchInput,
  isRepeatable: true,
  response: ok(
    'A result for each email.',
    batchEnvelope(result, 'How many emails were sent with the call.', [
      'accepted',
      'How many were stored, and queued unless they are suppressed.',
    ]),
  ),
  examples: {
    body: {
      emails: [
        {
          template_code: 'welcome',
          recipient_email: 'ada@shop.example',
          data: { firstname: 'Ada', plan: 'Workshop' },
        },
        { template_code: 'welcom', recipient_email: 'eze@shop.example' },
      ],
    },
    response: success({
      data: [
        { index: 0, id: transactionalExample.id, status: 'queued', unfilled: [] },
        {
          index: 1,
          id: null,
          status: 'refused',
          code: 'unknown_template',
          error: 'There is no template with this template_code. GET /v1/templates lists them.',
          params: [],
        },
      ],
      meta: { size: 2, accepted: 1, refused: 1 },
    }),
  },
  errors: keyedPostErrors,
});
