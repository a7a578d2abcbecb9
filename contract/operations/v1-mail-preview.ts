import { z } from 'zod';
import { resourceEnvelope, success } from '../envelope.ts';
import { defineOperation, keyErrors, ok } from '../operation.ts';
import { transactionalExample } from './v1-transactionals.ts';

export const previewTransactional = defineOperation({
  id: 'previewTransactional',
  method: 'POST',
  path: '/v1/transactionals/{id}/preview',
  tag: 'Transactional emails',
  summary: 'Preview a test email',
  description:
    'Returns a URL that shows the HTML of an email once, or its text if it has no HTML, for example in a sandboxed iframe. It works for emails sent with a test key and expires after five minutes.',
  auth: 'key',
  params: z.object({ id: z.uuid().describe('The id of the email.') }),
  notFoundCode: 'unknown_mail',
  response: ok(
    'The one-time URL.',
    resourceEnvelope(
      z
        .object({
          url: z.url().describe('Shows the email on the first GET, and nothing after that.'),
          expires_at: z.iso.datetime().describe('When the URL expires. ISO 8601, UTC.'),
        })
        .describe('Where to see the email.'),
    ),
  ),
  examples: {
    params: { id: transactionalExample.id },
    response: success({
      data: {
        url: 'https://api.example/guests/mail-preview/3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
        expires_at: '2026-11-21T09:05:00.000Z',
      },
    }),
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

export const mailPreview = defineOperation({
  id: 'mailPreview',
  method: 'GET',
  path: '/guests/mail-preview/{token}',
  summary: 'Show a test email',
  description:
    'Shows the HTML of a test email once, or its text if it has no HTML. The page runs no scripts, loads nothing from elsewhere, and can be framed only by this site.',
  params: z.object({
    token: z.string().max(200).describe('The token from the preview URL.'),
  }),
  notFoundCode: 'unknown_preview',
  response: { status: 200, description: 'The HTML of the email.', html: true },
  examples: { params: { token: '3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' } },
  errors: ['unknown_preview', 'internal', 'unavailable'],
});
