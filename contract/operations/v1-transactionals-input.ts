import { z } from 'zod';
import { emailAddress } from '../email-address.ts';
import { lineOfText, schemaInput } from '../schema-input.ts';
import { mailSubject, mailText, placeholderData, templateCode } from '../template-input.ts';

/** Decoded bytes of one attachment (R312, R485, F9). */
export const attachmentMaxBytes = 1_048_576;
export const mostAttachments = 5;
const mostCopies = 50;

const attachment = z
  .strictObject({
    filename: lineOfText(150).refine(
      (name) => !/[/\\\p{Cc}]/u.test(name),
      'must be a bare file name, without a folder.',
    ),
    path: z
      .string()
      .max(2_000)
      .refine(isHttps, 'must be an https address without user and password.')
      .optional()
      .describe(
        'Where the file is fetched from when the mail is sent; https, public addresses only.',
      ),
    content: z
      .string()
      .transform((text) => text.replace(/\s+/g, ''))
      .refine(isBase64, 'must be base64.')
      .refine((text) => decodedBytes(text) <= attachmentMaxBytes, 'can be at most 1 MB, decoded.')
      .optional()
      .describe('The file in base64, at most 1 MB decoded.'),
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
    recipient_email: emailAddress,
    subject: mailSubject.optional().describe("Instead of the template's subject."),
    bcc: z
      .union([emailAddress.transform((one) => [one]), z.array(emailAddress).max(mostCopies)])
      .optional()
      .describe('One address or a list of them.'),
    html: mailText.optional().describe('Sent instead of the template.'),
    data: placeholderData
      .optional()
      .describe(
        'What stands in for `@name` in subject and text. The value `@preferences_link` becomes a signed link by which the recipient sets their preferences.',
      ),
    attachments: z.array(attachment).max(mostAttachments).optional(),
  }),
);

function isHttps(text: string): boolean {
  const url = /^https:\/\/[^\s\\]+$/i.test(text) ? URL.parse(text) : null;
  return url !== null && url.username === '' && url.password === '';
}

function isBase64(text: string): boolean {
  return text.length > 0 && text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);
}

function decodedBytes(base64: string): number {
  return (base64.length / 4) * 3 - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0);
}
