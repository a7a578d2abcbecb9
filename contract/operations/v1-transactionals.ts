import { brand } from '@grovemail/config/brand.ts';
import { z } from 'zod';
import { emailAddress } from '../email-address.ts';
import { acceptedEnvelope, pagedEnvelope, resourceEnvelope } from '../envelope.ts';
import { defineOperation, keyErrors, keyedPostErrors } from '../operation.ts';
import { schemaInput } from '../schema-input.ts';
import { templateCode } from '../template-input.ts';
import { transactionalInput } from './v1-transactionals-input.ts';

export const transactionalStatuses = [
  'queued',
  'sent',
  'failed',
  'bounced',
  'complained',
  'suppressed',
  'test',
] as const;

/** A mail as the API shows it. */
export const transactional = z
  .object({
    id: z.uuid().describe('Identifies the mail.'),
    template_code: z.string().describe('The template, as the call named it.'),
    recipient_email: z.string().describe('Who gets the mail, in lower case.'),
    reply_to: z.string().nullable().describe('Where replies go, when not to the sender.'),
    subject: z.string().describe('The subject as it is sent, with its placeholders filled.'),
    status: z
      .enum(transactionalStatuses)
      .describe(
        'queued: on its way; sent: the mail server took it; failed: given up; bounced: it came back after it was sent; complained: the recipient marked it as spam; suppressed: a stop holds for it, so it was not sent; test: a test key sent it, so nobody got it.',
      ),
    created_at: z.iso.datetime().describe('When the call was taken. ISO 8601, UTC.'),
    attempts: z
      .array(
        z.object({
          at: z.iso.datetime().describe('When it was tried. ISO 8601, UTC.'),
          outcome: z
            .enum(['sent', 'failed', 'bounced', 'complained'])
            .describe('Whether the mail server took it, or what was reported after it had.'),
          reply: z.string().describe('What the mail server or the report said.'),
        }),
      )
      .describe(
        'Every attempt to deliver it and every report about it, oldest first; kept for 90 days.',
      ),
  })
  .meta({ id: 'Transactional', description: 'A mail and its delivery log.' });

export type TransactionalResource = z.infer<typeof transactional>;

const message = z
  .object({
    subject: z.string().describe('The subject, on one line.'),
    html: z.string().describe('The HTML part.'),
    text: z.string().describe('The plain-text part.'),
    bcc: z.array(z.string()).describe('Who would get a blind copy.'),
    reply_to: z.string().nullable().describe('Where replies would go, when not to the sender.'),
    attachments: z
      .array(
        z.object({
          filename: z.string().describe('The name that the recipient sees.'),
          size: z.int().nullable().describe('Bytes, decoded; null for a file given by `path`.'),
          path: z.string().nullable().describe('Where the file would be fetched from.'),
        }),
      )
      .describe('The attached files, without their contents.'),
  })
  .describe('The mail as its recipient would get it.');

const transactionalDetails = transactional
  .extend({
    message: message
      .nullable()
      .describe('The composed mail, for mails sent with a test key; null with a live key.'),
  })
  .meta({
    id: 'TransactionalDetails',
    description: 'A mail and its delivery log, and with a test key the composed mail.',
  });

const warning = z.object({
  code: z.enum(['unknown_template']).describe('Machine-readable warning code.'),
  message: z.string().describe('What may not be as you meant it.'),
});

const sent = z.object({
  data: transactional
    .extend({
      unfilled: z
        .array(z.string())
        .describe('Placeholders that have no value, by name. They are sent as they are written.'),
    })
    .meta({ id: 'NewTransactional', description: 'A mail, and the placeholders left open in it.' }),
  warnings: z.array(warning).optional().describe('What may not be as you meant it.'),
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
  status: 'queued',
  created_at: '2026-11-21T09:00:00.000Z',
  attempts: [],
};

/** POST /v1/transactionals (R216–R225, R355, F9–F13). */
export const sendTransactional = defineOperation({
  id: 'sendTransactional',
  tag: 'Transactional emails',
  summary: 'Send a transactional email',
  description: [
    'Fills a template, or the `html` you send, and queues the mail. `GET /v1/transactionals/{id}` tells you what became of it.',
    "A stop holds for every mail. The template's kind decides which: mail of kind `list` goes to nobody who has stopped this list or all lists; mail of kind `action`, which its recipient asked for by an action, such as a receipt, is stopped by a complaint, a bounce or the operator alone. A template that is not stored is of kind `list`, and so is a mail whose call brings `@preferences_link` itself. A mail that is stopped has the status `suppressed`, in the answer or once it was its turn.",
    'A placeholder without a value in `data` is filled from the stored contact. Those that are still open are listed in `payload.data.unfilled`; with `strict: true` the call is refused instead.',
    `A test key sends nothing, webhooks included. With any key, you can rehearse a delivery by writing to \`delivered@\`, \`failed@\`, \`bounced@\` or \`complained@\` at ${brand.sandboxDomain}, or to a variation such as \`bounced+order-1@\`. Such mail never reaches a mail server, but with a live key the delivery log and webhooks show what a real one would.`,
  ].join('\n\n'),
  auth: 'key',
  scope: 'send',
  bodyBytes: 8_388_608,
  sizeHint:
    'That is for the whole call: one attachment can be at most 1 MB, decoded. Larger files belong behind a link in the mail.',
  body: transactionalInput,
  isSubmission: true,
  isRepeatable: true,
  answer: {
    status: 200,
    description: 'The mail is stored, and in line unless a stop holds for it.',
    schema: acceptedEnvelope(sent.describe('Holds the result.')),
  },
  examples: {
    body: {
      template_code: 'welcome',
      recipient_email: 'ada@shop.example',
      data: { firstname: 'Ada' },
    },
    answer: { error: null, payload: { data: { ...transactionalExample, unfilled: [] } } },
  },
  errors: ['unknown_template', 'unfilled_placeholders', 'no_subject', ...keyedPostErrors],
});

const moment = (about: string) =>
  z.iso
    .datetime({
      offset: true,
      error: 'must be a moment in ISO 8601, such as 2026-11-21T09:00:00Z.',
    })
    .optional()
    .describe(about)
    .meta({ examples: ['2026-11-21T09:00:00Z'] });

/** GET /v1/transactionals. */
export const listTransactionals = defineOperation({
  id: 'listTransactionals',
  tag: 'Transactional emails',
  summary: 'List transactional emails',
  description:
    'Lists the mails of the last 90 days, newest first, a page at a time. Filters can be combined.\n\n`payload.meta.size` counts all that match. `payload.meta.next_cursor` leads to the next page and is null on the last.',
  auth: 'key',
  query: schemaInput(
    z.strictObject({
      status: z.enum(transactionalStatuses).optional().describe('Only mails of this status.'),
      recipient_email: emailAddress.optional().describe('Only mails to this address.'),
      template_code: templateCode
        .optional()
        .meta({ description: 'Only mails of this template.', examples: ['welcome'] }),
      created_after: moment('Only mails made at this moment or later. ISO 8601.'),
      created_before: moment('Only mails made before this moment. ISO 8601.'),
      limit: z.coerce.number().int().min(1).max(100).default(20).describe('Mails in an answer.'),
      cursor: z
        .uuid()
        .optional()
        .describe('What `payload.meta.next_cursor` of the page before said.')
        .meta({ examples: ['019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e57'] }),
    }),
  ),
  isSubmission: false,
  answer: { status: 200, description: 'A page of mails.', schema: pagedEnvelope(transactional) },
  examples: {
    query: { status: 'queued', recipient_email: 'ada@shop.example' },
    answer: {
      error: null,
      payload: { data: [transactionalExample], meta: { size: 1, next_cursor: null } },
    },
  },
  errors: keyErrors,
});

/** GET /v1/transactionals/{id}: the delivery log. */
export const readTransactional = defineOperation({
  id: 'readTransactional',
  tag: 'Transactional emails',
  summary: 'Retrieve a transactional email',
  description:
    'Returns the status of a mail and every attempt to deliver it, for 90 days.\n\nFor a mail that was sent with a test key, `message` holds the composed mail: placeholders filled, with its plain-text part.',
  auth: 'key',
  params: z.object({ id: z.uuid().describe('What POST /v1/transactionals answered.') }),
  notFoundCode: 'unknown_mail',
  isSubmission: false,
  answer: {
    status: 200,
    description: 'The mail.',
    schema: resourceEnvelope(transactionalDetails),
  },
  examples: {
    params: { id: transactionalExample.id },
    answer: {
      error: null,
      payload: {
        data: {
          ...transactionalExample,
          status: 'sent',
          attempts: [
            { at: '2026-11-21T09:00:01.000Z', outcome: 'sent', reply: '250 2.0.0 Ok: queued' },
          ],
          message: null,
        },
      },
    },
  },
  errors: ['unknown_mail', ...keyErrors],
});

/** POST /v1/transactionals/{id}/preview. */
export const previewTransactional = defineOperation({
  id: 'previewTransactional',
  tag: 'Transactional emails',
  summary: 'Preview a test mail',
  description:
    'Returns an address at which the HTML of a mail can be opened once, for example in a sandboxed iframe. It works for mails sent with a test key and expires after five minutes.',
  auth: 'key',
  params: z.object({ id: z.uuid().describe('The id of the mail.') }),
  notFoundCode: 'unknown_mail',
  isSubmission: true,
  answer: {
    status: 200,
    description: 'The one-time address.',
    schema: resourceEnvelope(
      z
        .object({
          url: z.url().describe('Shows the mail on the first GET, and nothing after that.'),
          expires_at: z.iso.datetime().describe('When the address stops working. ISO 8601, UTC.'),
        })
        .describe('Where the mail can be seen.'),
    ),
  },
  examples: {
    params: { id: transactionalExample.id },
    answer: {
      error: null,
      payload: {
        data: {
          url: 'https://api.example/guests/mail-preview/3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
          expires_at: '2026-11-21T09:05:00.000Z',
        },
      },
    },
  },
  errors: [
    'unknown_mail',
    'test_key_only',
    'invalid_json',
    'body_too_large',
    'unsupported_type',
    ...keyErrors,
  ],
});

/** GET /guests/mail-preview/{token}. */
export const mailPreview = defineOperation({
  id: 'mailPreview',
  summary: 'Show a test mail',
  description:
    'Shows the HTML of a test mail, once. The page runs no scripts, loads nothing from elsewhere, and can be framed by this site alone.',
  params: z.object({
    token: z.string().max(200).describe('The token that the preview call put into the address.'),
  }),
  notFoundCode: 'unknown_preview',
  isSubmission: false,
  answer: { status: 200, description: "The mail's HTML.", html: true },
  examples: { params: { token: '3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' } },
  errors: ['unknown_preview', 'internal', 'unavailable'],
});
