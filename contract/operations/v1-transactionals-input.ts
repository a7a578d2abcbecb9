import { maxNesting } from '@grovemail/domain/transactionals/html-limits.ts';
import { isPdf, pdfMarkWithin } from '@grovemail/domain/transactionals/is-pdf.ts';
import { z } from 'zod';
import { emailAddress } from '../email-address.ts';
import { lineOfText, schemaInput } from '../schema-input.ts';
import { mailSubject, mailText, placeholderData, templateCode } from '../template-input.ts';

/** Decoded bytes of one attachment (R312, R485, F9). */
export const attachmentMaxBytes = 1_048_576;
export const maxAttachments = 5;
const maxCopies = 50;

const attachment = z
  .strictObject({
    filename: lineOfText(150)
      .refine((name) => !/[/\\\p{Cc}]/u.test(name), 'must be a bare file name, without a folder.')
      // A file may begin as a PDF document and be a program as well: its name says what opens it.
      .refine((name) => /\.pdf$/i.test(name), 'must end in .pdf.')
      .describe('The name that the recipient sees: without a folder, and ending in .pdf.')
      .meta({ examples: ['invoice.pdf'] }),
    path: z
      .string()
      .max(2_000)
      .refine(isHttps, 'must be an https address without user and password.')
      .optional()
      .describe(
        'Where the file is fetched from when the mail is sent; https, public addresses only.',
      )
      .meta({ examples: ['https://shop.example/invoices/1041.pdf'] }),
    content: z
      .string()
      // Before the transform, or the schema of what is sent has no example.
      .meta({ examples: ['JVBERi0xLjQKJcOkw7zDtsOf'] })
      .transform((text) => text.replace(/\s+/g, ''))
      .refine(isBase64, { error: 'must be base64.', abort: true })
      .refine((text) => decodedBytes(text) <= attachmentMaxBytes, {
        error: ({ input }) =>
          `can be at most 1 MB, decoded; it has ${megabytes(decodedBytes(String(input)))} MB.`,
      })
      .refine(beginsAsPdf, 'must be a PDF document, with %PDF- in its first 1,024 bytes.')
      .optional()
      .describe('A PDF document in base64, at most 1 MB decoded.'),
    contentType: z.literal('application/pdf').describe('Only application/pdf.'),
    encoding: z.literal('base64').optional().describe('Of `content`; base64 is the only one.'),
  })
  .refine(({ path, content }) => (path === undefined) !== (content === undefined), {
    error: 'needs either path or content, not both.',
    // Beside whatever else is wrong with it, so that a caller learns of everything at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

/** The body of POST /v1/transactionals (R216–R225, F9–F13). */
export const transactionalInput = schemaInput(
  z.strictObject({
    template_code: templateCode.describe('The template that the operator stored under this code.'),
    recipient_email: emailAddress.describe('Who gets the mail: one address.'),
    subject: mailSubject
      .optional()
      .describe("Instead of the template's subject.")
      .meta({ examples: ['Welcome, @firstname'] }),
    bcc: z
      .union([emailAddress.transform((one) => [one]), z.array(emailAddress).max(maxCopies)])
      .optional()
      .describe('One address or a list of them.')
      .meta({ examples: [['archive@shop.example']] }),
    reply_to: emailAddress
      .optional()
      .describe('Where replies go; without it, to the sender of the account.')
      .meta({ examples: ['help@shop.example'] }),
    strict: z
      .boolean()
      .optional()
      .describe(
        'Refuses a mail that has a placeholder without a value, or a template_code that is not stored. Without it the mail is sent and the answer tells of both.',
      )
      .meta({ examples: [true] }),
    html: mailText
      .optional()
      .describe(`Sent instead of the template. Elements nest at most ${maxNesting} deep.`)
      .meta({ examples: ['<p>Hello @firstname</p>'] }),
    data: placeholderData
      .optional()
      .describe(
        'What stands in for `@name` in subject and text. A name that is not given is filled from the stored contact: `firstname`, `lastname`, `email`, `phone_number`, `gender`, `date_of_birth`, `street`, `state`, `country` and the plain values of its `extra_data`. The value `@preferences_link` becomes a signed link by which the recipient sets their preferences.',
      ),
    attachments: z
      .array(attachment)
      .max(maxAttachments)
      .optional()
      .describe('Files that come with the mail.'),
  }),
);

function isHttps(text: string): boolean {
  const url = /^https:\/\/[^\s\\]+$/i.test(text) ? URL.parse(text) : null;
  return url !== null && url.username === '' && url.password === '';
}

function isBase64(text: string): boolean {
  return text.length > 0 && text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);
}

function beginsAsPdf(base64: string): boolean {
  // Four characters stand for three bytes.
  return isPdf(atob(base64.slice(0, Math.ceil(pdfMarkWithin / 3) * 4)));
}

/** Rounded up, so that what is too large never reads as if it fitted. */
function megabytes(bytes: number): string {
  return (Math.ceil((bytes / 1_048_576) * 100) / 100).toString();
}

function decodedBytes(base64: string): number {
  return (base64.length / 4) * 3 - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0);
}
