import { z } from 'zod';
import { success } from '../envelope.ts';
import { errors } from '../errors.ts';
import { defineOperation, keyedPostErrors, ok } from '../operation.ts';
import { batchEnvelope, entryIndex, rejectedResult } from './v1-batches.ts';
import { contactExample } from './v1-contacts.ts';
import { contactBatchInput, maxBatchSize } from './v1-contacts-input.ts';

/** Bytes of a result's `params` as JSON, and characters of its error, so that 1,000 results take less than 256 KB. */
export const maxParamBytes = 50;
export const maxErrorLength = 100;

const result = z.discriminatedUnion('status', [
  z.object({
    index: entryIndex,
    id: z.uuid().describe('The id of the contact, new or updated.'),
    status: z.literal('saved').describe('The contact is stored.'),
    created: z.boolean().describe('Whether this entry created the contact.'),
  }),
  rejectedResult({ one: 'entry', single: 'contact', maxError: maxErrorLength }).extend({
    params: z
      .array(z.string())
      .describe(
        `The first invalid fields, such as \`address.country\`: as many as fit into ${maxParamBytes} bytes of JSON.`,
      ),
  }),
]);

export type ContactResult = z.infer<typeof result>;

export const saveContacts = defineOperation({
  id: 'saveContacts',
  method: 'POST',
  path: '/v1/contacts/batch',
  tag: 'Contacts',
  summary: 'Create or update many contacts',
  description: [
    `Stores up to ${maxBatchSize.toLocaleString('en')} contacts in one call. An address that appears twice is updated twice.`,
    'You get a short result for each contact, in the order sent. Valid contacts are stored even if others are rejected, and the call returns 200 either way, so check `payload.meta.refused`. A rejected contact sent in a call of its own gets the whole error.',
    'If no contact is stored, the call does not use up its `Idempotency-Key`.',
  ].join('\n\n'),
  auth: 'key',
  scope: 'contacts',
  bodyBytes: 8_388_608,
  body: contactBatchInput,
  isRepeatable: true,
  response: ok(
    'A result for each contact.',
    batchEnvelope(result, 'How many contacts were sent.', ['saved', 'How many were stored.']),
  ),
  examples: {
    body: {
      contacts: [
        { email: 'ada@shop.example', firstname: 'Ada', lastname: 'Obi' },
        { email: 'eze@shop.example', extra_data: { plan: 'growth' } },
      ],
    },
    response: success({
      data: [
        { index: 0, id: contactExample.id, status: 'saved', created: true },
        {
          index: 1,
          id: null,
          status: 'refused',
          code: 'contact_full',
          error: errors.contact_full.text,
          params: ['extra_data'],
        },
      ],
      meta: { size: 2, saved: 1, refused: 1 },
    }),
  },
  errors: keyedPostErrors,
});
