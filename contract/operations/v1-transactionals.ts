import { z } from 'zod';
import { resourceEnvelope } from '../envelope.ts';
import { defineOperation, keyErrors, keyedPostErrors } from '../operation.ts';
import { transactionalInput } from './v1-transactionals-input.ts';

export const transactionalStatuses = ['queued', 'sent', 'failed', 'suppressed', 'test'] as const;

const transactional = z.object({
  id: z.uuid(),
  template_code: z.string(),
  recipient_email: z.string(),
  subject: z.string(),
  status: z
    .enum(transactionalStatuses)
    .describe(
      'queued: on its way; sent: the mail server took it; failed: given up; suppressed: the recipient wants no such mail; test: a test key sent it, so nobody got it.',
    ),
  created_at: z.string().describe('ISO 8601, UTC.'),
  attempts: z
    .array(
      z.object({
        at: z.string().describe('ISO 8601, UTC.'),
        outcome: z.enum(['sent', 'failed']),
        reply: z.string().describe('What the mail server said.'),
      }),
    )
    .describe('Every attempt to deliver it, oldest first; kept for 90 days.'),
});

export type TransactionalResource = z.infer<typeof transactional>;

const example: TransactionalResource = {
  id: '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e57',
  template_code: 'welcome',
  recipient_email: 'ada@shop.example',
  subject: 'Welcome, Ada',
  status: 'queued',
  created_at: '2026-11-21T09:00:00.000Z',
  attempts: [],
};

/** POST /v1/transactionals (R216–R225, R355, F9–F13). */
export const sendTransactional = defineOperation({
  id: 'sendTransactional',
  summary: 'Send a transactional email',
  description:
    'Fills a template, or the html given, with the data and puts the mail in line. GET /v1/transactionals/{id} tells what became of it. A body of up to 8 MB is taken here.',
  auth: 'key',
  bodyBytes: 8_388_608,
  body: transactionalInput,
  submission: true,
  answer: {
    status: 200,
    description: 'The mail is stored and in line.',
    schema: resourceEnvelope(transactional),
  },
  examples: {
    body: {
      template_code: 'welcome',
      recipient_email: 'ada@shop.example',
      data: { firstname: 'Ada' },
    },
    answer: { error: null, payload: { data: example } },
  },
  errors: ['unknown_template', ...keyedPostErrors],
});

/** GET /v1/transactionals/{id}: the delivery log. */
export const readTransactional = defineOperation({
  id: 'readTransactional',
  summary: 'Read a delivery log',
  description: 'What became of a mail: its status and every attempt to deliver it, for 90 days.',
  auth: 'key',
  params: z.object({ id: z.uuid().describe('What POST /v1/transactionals answered.') }),
  submission: false,
  answer: { status: 200, description: 'The mail.', schema: resourceEnvelope(transactional) },
  examples: {
    params: { id: example.id },
    answer: {
      error: null,
      payload: {
        data: {
          ...example,
          status: 'sent',
          attempts: [
            { at: '2026-11-21T09:00:01.000Z', outcome: 'sent', reply: '250 2.0.0 Ok: queued' },
          ],
        },
      },
    },
  },
  errors: ['not_found', ...keyErrors],
});
