import { z } from 'zod';
import { emailAddress } from '../fields/email-address.ts';
import { maxNesting } from '../fields/html-limits.ts';
import type { Input } from '../fields/input.ts';
import { isPdf, pdfMarkWithin } from '../fields/is-pdf.ts';
import { lineOfText } from '../fields/line-of-text.ts';
import { schemaInput } from '../fields/schema-input.ts';
import { mailSubject, mailText, placeholderData, templateCode } from '../fields/template-input.ts';

/** Decoded bytes of one attachment. */
export const attachmentMaxBytes = 1_048_576;
const maxAttachments = 5;
const maxCopies = 50;

const attachment = z
  .strictObject({
    filename: lineOfText(150)
      .refine((name) => !/[/\\\p{Cc}]/u.test(name), 'must be a bare file name, without a folder.')
      // A file can be both a PDF and a program; the extension decides what opens it.
      .refine((name) => /\.pdf$/i.test(name), 'must end in .pdf.')
      .describe('The name the recipient sees. No folder; must end in .pdf.')
      .meta({ examples: ['invoice.pdf'] }),
    path: z
      .string()
      .max(2_000)
      .refine(isHttps, 'must be an https address without user and password.')
      .optional()
      .describe('The URL to fetch the file from when the email is sent. Must be https and public.')
      .meta({ examples: ['https://shop.example/invoices/1041.pdf'] }),
    content: z
      .string()
      // Before the transform, or the input schema has no example.
      .meta({ examples: ['JVBERi0xLjQKJcOkw7zDtsOf'] })
      .transform((text) => text.replace(/\s+/g, ''))
      .refine(isBase64, { error: notBase64, abort: true })
      .refine((text) => decodedBytes(text) <= attachmentMaxBytes, {
        error: ({ input }) =>
          `can be at most 1 MB, decoded; it has ${megabytes(decodedBytes(String(input)))} MB.`,
      })
      .refine(beginsAsPdf, 'must be a PDF document, with %PDF- in its first 1,024 bytes.')
      .optional()
      .describe('A PDF document in base64, at most 1 MB decoded.'),
    contentType: z
      .literal('application/pdf')
      .optional()
      .describe('Only application/pdf, which is the default.'),
    encoding: z.literal('base64').optional().describe('The encoding of `content`. Always base64.'),
  })
  .refine(({ path, content }) => (path === undefined) !== (content === undefined), {
    error: 'needs either path or content, not both.',
    // Checked even if a field is invalid, so that the caller learns of every fault at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

const noSender =
  "The sender is the account's, the same for every email. reply_to says where replies go.";
const noSchedule = 'Emails are sent at once. To send one later, make the call later.';
const noTags = 'Emails have no tags. GET /v1/transactionals filters by template_code.';
const noTracking = 'Opens and clicks are not tracked.';

/** Hints about fields of other APIs. */
const absentFields = {
  from: noSender,
  from_email: noSender,
  from_name: noSender,
  sender: noSender,
  cc: 'Every recipient gets an email of their own: send copies with bcc, or make a call for each.',
  send_at: noSchedule,
  scheduled_at: noSchedule,
  schedule: noSchedule,
  tags: noTags,
  tag: noTags,
  categories: noTags,
  category: noTags,
  track_opens: noTracking,
  track_clicks: noTracking,
  tracking: noTracking,
  headers: 'Headers cannot be set.',
} as const;

const email = z.strictObject({
  template_code: templateCode.describe('The code of a stored template.'),
  recipient_email: emailAddress.describe('The recipient. One address only.'),
  subject: mailSubject
    .optional()
    .describe(
      "Replaces the template's subject. Without it, `html` gives its `<title>`, else the template its subject. Without any of them, the email gets a neutral subject and the response warns you.",
    )
    .meta({ examples: ['Welcome, @firstname'] }),
  bcc: z
    .union([emailAddress.transform((one) => [one]), z.array(emailAddress).max(maxCopies)])
    .optional()
    .describe(
      'One address or a list. After the email is sent, each gets a separate copy with its own preference link, unless that address has unsubscribed or is blocked.',
    )
    .meta({ examples: [['archive@shop.example']] }),
  reply_to: emailAddress
    .optional()
    .describe('Where replies go. Defaults to the sender of the account.')
    .meta({ examples: ['help@shop.example'] }),
  strict: z
    .boolean()
    .optional()
    .describe(
      'Rejects an email that has a placeholder without a value or an unknown template_code. Otherwise, the email is sent and the response warns you. Defaults to what the key was created with, usually false.',
    )
    .meta({ examples: [true] }),
  html: mailText
    .optional()
    .describe(`Sent instead of the template. Elements can nest at most ${maxNesting} deep.`)
    .meta({ examples: ['<p>Hello @firstname</p>'] }),
  text: mailText
    .optional()
    .describe(
      'The plain-text part, sent instead of the template, too. Without it, the text part is made from `html`; without `html`, the email is plain text only.',
    )
    .meta({ examples: ['Hello @firstname'] }),
  data: placeholderData
    .optional()
    .describe(
      'Values for `@name` or `@{name}` placeholders in the subject and text. With a key that may read contacts, names missing here are filled from the stored contact: `firstname`, `lastname`, `email`, `phone_number`, `gender`, `date_of_birth`, `street`, `state`, `country` and the plain values of its `extra_data`. `@preferences_link` becomes a signed link to the preferences of the recipient.',
    ),
  attachments: z
    .array(attachment)
    .max(maxAttachments)
    .optional()
    .describe('Files attached to the email.'),
});

/** The body of POST /v1/transactionals. */
export const transactionalInput = schemaInput(email, absentFields);

/** Maximum number of emails in one call. */
export const maxBatchEmails = 100;

function batchOf<Entry extends z.ZodType>(entry: Entry) {
  return z.strictObject({
    emails: z
      .array(entry)
      .min(1)
      .max(maxBatchEmails)
      .describe('Queued in this order, each as in a call for a single email.'),
  });
}

/**
 * The body of POST /v1/transactionals/batch. Its emails are documented here but checked one by one in the
 * route, so that an invalid one does not fail the others.
 */
export const transactionalBatchInput: Input<{ emails: unknown[] }> = {
  schema: batchOf(email),
  check: schemaInput(batchOf(z.unknown())).check,
};

function isHttps(text: string): boolean {
  const url = /^https:\/\/[^\s\\]+$/i.test(text) ? URL.parse(text) : null;
  return url !== null && url.username === '' && url.password === '';
}

function notBase64({ input }: { input?: unknown }): string {
  const isUrl = /^data:/i.test(String(input));
  return isUrl ? 'must be base64 without the `data:…;base64,` prefix.' : 'must be base64.';
}

function isBase64(text: string): boolean {
  return text.length > 0 && text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);
}

function beginsAsPdf(base64: string): boolean {
  // Four characters encode three bytes.
  return isPdf(atob(base64.slice(0, Math.ceil(pdfMarkWithin / 3) * 4)));
}

/** Rounded up, so that a size over the limit never reads as the limit. */
function megabytes(bytes: number): string {
  return (Math.ceil((bytes / 1_048_576) * 100) / 100).toString();
}

function decodedBytes(base64: string): number {
  return (base64.length / 4) * 3 - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0);
}
