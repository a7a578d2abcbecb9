import { z } from 'zod';
import { acceptedEnvelope } from '../envelope.ts';
import { defineOperation, keyedPostErrors } from '../operation.ts';
import { contact, contactExample } from './v1-contacts.ts';
import { contactBatchInput, maxBatchSize } from './v1-contacts-input.ts';

const result = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('saved').describe('The contact is stored.'),
    contact: contact.describe('The contact after this entry was stored.'),
  }),
  z.object({
    status: z.literal('refused').describe('Nothing was stored for this entry.'),
    error: z
      .string()
      .describe('What is wrong with this contact, as in a call for a single contact.'),
    code: z.string().describe('Machine-readable error code.'),
    faults: z
      .array(
        z.object({
          param: z.string().describe('The field, such as `address.country`.'),
          message: z.string().describe('What is wrong with it.'),
        }),
      )
      .optional()
      .describe('One entry per invalid field of this contact.'),
  }),
]);

export type ContactResult = z.infer<typeof result>;

/** POST /v1/contacts/batch. */
export const saveContacts = defineOperation({
  id: 'saveContacts',
  tag: 'Contacts',
  summary: 'Create or update many contacts',
  description: [
    `Stores up to ${maxBatchSize.toLocaleString('en')} contacts in one call. An address that appears twice is updated twice.`,
    'You get a result for each contact, in the order sent. Valid contacts are stored even if others are refused, and the call returns 200 either way, so check `payload.meta.refused`.',
  ].join('\n\n'),
  auth: 'key',
  scope: 'contacts',
  bodyBytes: 8_388_608,
  body: contactBatchInput,
  isSubmission: true,
  isRepeatable: true,
  answer: {
    status: 200,
    description: 'A result for each contact.',
    schema: acceptedEnvelope(
      z
        .object({
          data: z.array(result).describe('The results, in the order of the request.'),
          meta: z
            .object({
              size: z.int().min(1).describe('How many contacts were sent.'),
              saved: z.int().min(0).describe('How many were stored.'),
              refused: z.int().min(0).describe('How many were not. See their results.'),
            })
            .describe('Totals.'),
        })
        .describe('The results.'),
    ),
  },
  examples: {
    body: {
      contacts: [
        { email: 'ada@shop.example', firstname: 'Ada', lastname: 'Obi' },
        { email: 'eze@shop.example', phone_number: '+234 803 000 0001' },
      ],
    },
    answer: {
      error: null,
      payload: {
        data: [
          { status: 'saved', contact: contactExample },
          {
            status: 'refused',
            error: 'gender must be male or female.',
            code: 'invalid_request',
            faults: [{ param: 'gender', message: 'gender must be male or female.' }],
          },
        ],
        meta: { size: 2, saved: 1, refused: 1 },
      },
    },
  },
  errors: keyedPostErrors,
});
