import { brand } from '@grovemail/config/brand.ts';
import { z } from 'zod';
import {
  acceptedEnvelope,
  onlyPage,
  pagedEnvelope,
  resourceEnvelope,
  success,
} from '../envelope.ts';
import { emailAddress } from '../fields/email-address.ts';
import { listQuery } from '../fields/list-query.ts';
import { templateCode } from '../fields/template-input.ts';
import { defineOperation, keyErrors, keyedPostErrors, ok } from '../operation.ts';
import { transactionalInput } from './v1-transactionals-input.ts';

const transactionalStatuses = [
  'queued',
  'sent',
  'failed',
  'bounced',
  'complained',
  'suppressed',
  'test',
] as const;

/** Maximum number of placeholders listed with an email, which may have tens of thousands. */
export const maxUnfilled = 100;
export const maxUnfilledLength = 100;

/** A mail as the API shows it. */
export const transactional = z
  .object({
    id: z.uuid().describe('Identifies the email.'),
    template_code: z.string().describe('The template code from the call.'),
    recipient_email: z.string().describe('The recipient, in lower case.'),
    reply_to: z.string().nullable().describe('Where replies go; null if to the sender.'),
    subject: z.string().describe('The subject as sent, with placeholders filled.'),
    unfilled: z
      .array(z.string())
      .nullable()
      .describe(
        `Names of placeholders that are sent as written: without a value, or in a tag or code, where none is filled in. The first ${maxUnfilled}, each cut to ${maxUnfilledLength} characters; null for an email from before they were kept.`,
      ),
    status: z
      .enum(transactionalStatuses)
      .describe(
        'queued: on its way; sent: accepted by the mail server; failed: rejected permanently, or every attempt failed; bounced: came back after it was sent; complained: marked as spam by the recipient; suppressed: not sent, because the recipient has unsubscribed or is blocked; test: sent with a test key, so nobody got it.',
      ),
    created_at: z.iso.datetime().describe('When the call was accepted. ISO 8601, UTC.'),
    attempts: z
      .array(
        z.object({
          at: z.iso.datetime().describe('When the attempt or report was made. ISO 8601, UTC.'),
          outcome: z
            .enum(['sent', 'failed', 'bounced', 'complained'])
            .describe('Whether the mail server accepted it, or what was reported afterwards.'),
          reply: z.string().describe('What the mail server or the report said.'),
        }),
      )
      .describe('Every delivery attempt and every report, oldest first. Kept for 90 days.'),
  })
  .meta({ id: 'Transactional', description: 'An email and its delivery log.' });

export type TransactionalResource = z.infer<typeof transactional>;

const message = z
  .object({
    subject: z.string().describe('The subject, on one line.'),
    html: z.string().nullable().describe('The HTML part; null for a plain-text email.'),
    text: z.string().describe('The plain-text part.'),
    bcc: z.array(z.string()).describe('Addresses that would get a blind copy.'),
    reply_to: z.string().nullable().describe('Where replies would go; null if to the sender.'),
    attachments: z
      .array(
        z.object({
          filename: z.string().describe('The name the recipient sees.'),
          size: z.int().nullable().describe('Size in bytes, decoded; null for a file with `path`.'),
          path: z.string().nullable().describe('The URL the file would be fetched from.'),
        }),
      )
      .describe('The attached files, without their contents.'),
  })
  .describe('The email as its recipient would get it.');

const transactionalDetails = transactional
  .extend({
    message: message
      .nullable()
      .describe('The composed email if it was sent with a test key; null with a live key.'),
  })
  .meta({
    id: 'TransactionalDetails',
    description: 'An email and its delivery log. With a test key, also the composed email.',
  });

/** The subject of an email that has none. */
export const neutralSubject = `A message from ${brand.name}`;

export const neutralSubjectWarning = `Neither the call, a <title> of its html nor the template has a subject, so the email is titled "${neutralSubject}".`;

export const warningCode = z
  .enum(['unknown_template', 'no_subject'])
  .describe('Machine-readable warning code.');

const warning = z.object({
  code: warningCode,
  message: z.string().describe('What may not be as you intended.'),
});

const sent = z.object({
  data: transactional,
  warnings: z.array(warning).optional().describe('What may not be as you intended.'),
});

export type SendWarning = z.infer<typeof warning>;
export type ComposedMessage = z.infer<typeof message>;
export type TransactionalDetails = z.infer<typeof transactionalDetails>;

export const transactionalExample: TransactionalResource = {
  id: '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e57',
  template_code: 'welcome',
  recipient_email: 'ada@shop.example',
  reply_to: null,
  subject: 'Welcome, Ada',
  unfilled: [],
  status: 'queued',
  created_at: '2026-11-21T09:00:00.000Z',
  attempts: [],
};

export const sendTransactional = defineOperation({
  id: 'sendTransactional',
  method: 'POST',
  path: '/v1/transactionals',
  tag: 'Transactional emails',
  summary: 'Send a transactional email',
  description: [
    'Fills a template, or the `html` and `text` you send, and queues the email. Use `GET /v1/transactionals/{id}` to find out what happened to it.',
    "Every email respects unsubscribes and blocks. The template's kind decides which: email of kind `list` is not sent to anyone who has unsubscribed from this list or all lists. Email of kind `action`, which recipients trigger themselves, such as a receipt, is stopped only by a complaint, a bounce or the operator. A template that is not stored is of kind `list`, and so is an email whose call includes `@preferences_link` itself. An email that is stopped has the status `suppressed`, in the response or when its turn comes.",
    'A placeholder without a value in `data` is filled from the stored contact, if the key may read contacts (scope `read` or `all`). Any that are still unfilled are listed in `payload.data.unfilled`; with `strict: true`, or a key that is strict by default, the call is rejected instead.',
    `A test key sends nothing, not even webhooks. With a live key, you can rehearse a delivery by sending to \`delivered@\`, \`failed@\`, \`bounced@\` or \`complained@\` at ${brand.sandboxDomain}, or to a variation such as \`bounced+order-1@\`. Such email never reaches a mail server, but the delivery log and webhooks show what a real one would.`,
  ].join('\n\n'),
  auth: 'key',
  scope: 'send',
  bodyBytes: 8_388_608,
  sizeHint:
    'This limit applies to the whole call; one attachment can be at most 1 MB, decoded. For larger files, put a link in the email.',
  body: transactionalInput,
  isRepeatable: true,
  response: ok(
    'The email is stored, and queued unless it is suppressed.',
    acceptedEnvelope(sent.describe('Holds the result.')),
  ),
  examples: {
    body: {
      template_code: 'welcome',
      recipient_email: 'ada@shop.example',
      data: { firstname: 'Ada', plan: 'Workshop' },
    },
    response: success({ data: transactionalExample }),
  },
  errors: ['unknown_template', 'unfilled_placeholders', 'no_subject', ...keyedPostErrors],
});

export const listTransactionals = defineOperation({
  id: 'listTransactionals',
  method: 'GET',
  path: '/v1/transactionals',
  tag: 'Transactional emails',
  summary: 'List transactional emails',
  description:
    'Lists the emails of the last 90 days, newest first, one page at a time. You can combine filters.\n\n`payload.meta.size` is the number of all matches. `payload.meta.next_cursor` gets you the next page and is null on the last.',
  auth: 'key',
  query: listQuery(
    { noun: 'emails', cursor: '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e57' },
    {
      status: z.enum(transactionalStatuses).optional().describe('Only emails with this status.'),
      recipient_email: emailAddress.optional().describe('Only emails to this address.'),
      template_code: templateCode
        .optional()
        .meta({ description: 'Only emails with this template code.', examples: ['welcome'] }),
    },
  ),
  response: ok('A page of emails.', pagedEnvelope(transactional)),
  examples: {
    query: { status: 'queued', recipient_email: 'ada@shop.example' },
    response: onlyPage(transactionalExample),
  },
  errors: keyErrors,
});

/** GET /v1/transactionals/{id}: the delivery log. */
export const readTransactional = defineOperation({
  id: 'readTransactional',
  method: 'GET',
  path: '/v1/transactionals/{id}',
  tag: 'Transactional emails',
  summary: 'Retrieve a transactional email',
  description:
    'Returns the status of an email and every delivery attempt, for 90 days.\n\nIf the email was sent with a test key, `message` holds the composed email with placeholders filled, including the plain-text part.',
  auth: 'key',
  params: z.object({ id: z.uuid().describe('The `id` returned by POST /v1/transactionals.') }),
  notFoundCode: 'unknown_mail',
  response: ok('The email.', resourceEnvelope(transactionalDetails)),
  examples: {
    params: { id: transactionalExample.id },
    response: success({
      data: {
        ...transactionalExample,
        status: 'sent',
        attempts: [
          { at: '2026-11-21T09:00:01.000Z', outcome: 'sent', reply: '250 2.0.0 Ok: queued' },
        ],
        message: null,
      },
    }),
  },
  errors: ['unknown_mail', ...keyErrors],
});
