import { visitorMailLimits } from '@grovemail/domain/delivery/visitor-mail-limits.ts';
import { sampleMailForm } from '@grovemail/domain/forms/sample-mail.ts';
import { z } from 'zod';
import { resourceEnvelope, success } from '../envelope.ts';
import { canonical } from '../fields/canonical-email.ts';
import { documented, sentenceInput } from '../fields/input.ts';
import { bodyErrors, defineOperation, ok } from '../operation.ts';

const form = documented(sampleMailForm);

export const sendSample = defineOperation({
  id: 'sendSample',
  method: 'POST',
  path: '/guests/sample-email',
  summary: 'Send a sample email',
  description: `Sends one transactional email, the sample of the product's page, to the address, and returns a token to read its log with. The address gets on no list. With receipts and confirmations, a mailbox gets at most ${visitorMailLimits.perMailbox} emails a day, and a network causes at most ${visitorMailLimits.perNetwork} an hour. The response is the same for every address.`,
  body: sentenceInput(form.extend({ email: canonical(form.shape.email) })),
  isRepeatable: true,
  response: ok(
    'The request is accepted.',
    resourceEnvelope(
      z.object({
        token: z.string().describe('Send it to POST /guests/sample-email/log. Valid for an hour.'),
      }),
    ),
  ),
  examples: {
    body: { email: 'ada@shop.example' },
    response: success({
      data: {
        token:
          'WzE3Njc5NDA4MDAwMDAseyJtYWlsIjoiMDE5YTlmM2UifV0.x7Q2mYb0ZkTqvr8sJ5nLw7A9wq4hYx2Vb1c',
      },
    }),
  },
  errors: [...bodyErrors, 'no_mail_server'],
});

const missing = 'token is required.';

const log = z.object({
  status: z
    .enum(['queued', 'sent', 'failed', 'bounced', 'not_sent'])
    .describe(
      'queued: waiting for its first or next attempt; sent: a mail server accepted it; failed: it was rejected for good; bounced: it came back after it was accepted; not_sent: the address has had its emails for today, or gets none from us.',
    ),
  created_at: z.iso
    .datetime()
    .nullable()
    .describe('When it was queued. Null if it was not. ISO 8601, UTC.'),
  attempts: z
    .array(
      z.object({
        at: z.iso.datetime().describe('ISO 8601, UTC.'),
        outcome: z.enum(['sent', 'failed', 'bounced']),
        reply: z
          .string()
          .nullable()
          .describe(
            "The mail server's reply, without email addresses. Null while further attempts follow.",
          ),
      }),
    )
    .describe('What was tried, oldest first.'),
});

export type SampleLog = z.infer<typeof log>;

/** POST /guests/sample-email/log: a POST, so that the token is in no URL. */
export const readSampleLog = defineOperation({
  id: 'readSampleLog',
  method: 'POST',
  path: '/guests/sample-email/log',
  summary: "Read a sample email's log",
  description:
    'Shows the holder of the token what happened to the email. Opens and clicks are not tracked. It changes nothing.',
  body: sentenceInput(
    z.object({
      token: z
        .string(missing)
        .min(1, missing)
        .max(2_000, missing)
        .describe('The token from the response to POST /guests/sample-email.'),
    }),
  ),
  isSubmission: false,
  response: ok('What happened to it.', resourceEnvelope(log)),
  examples: {
    body: {
      token: 'WzE3Njc5NDA4MDAwMDAseyJtYWlsIjoiMDE5YTlmM2UifV0.x7Q2mYb0ZkTqvr8sJ5nLw7A9wq4hYx2Vb1c',
    },
    response: success({
      data: {
        status: 'sent',
        created_at: '2026-11-21T14:01:36.000Z',
        attempts: [
          { at: '2026-11-21T14:01:38.000Z', outcome: 'sent', reply: '250 2.0.0 Ok: queued' },
        ],
      },
    }),
  },
  errors: [...bodyErrors, 'sample_log_closed'],
});
