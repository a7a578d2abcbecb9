import { ApiError } from '@grovemail/contract/api-error.ts';
import { accepted } from '@grovemail/contract/envelope.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const mailReportPath = '/webhooks/mail/report';

export interface MailReports {
  /** Whether the sender has the operator's secret. */
  isSigned(request: { headers: FastifyRequest['headers']; body: Uint8Array }): boolean;
  /** @returns what became of it */
  take(message: Uint8Array): Promise<string>;
}

/**
 * Accepts raw bounces and complaints (RFC 3464, RFC 5965) from a mail service. The body is the message, whatever
 * its content type. The signed return path in it decides what a report may do; the signature of the request keeps
 * strangers from having messages parsed.
 */
export async function addMailReports(
  app: FastifyInstance,
  { isSigned, take }: MailReports,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer' },
      async (_: unknown, body: Buffer) => body,
    );
    scope.post(mailReportPath, { bodyLimit }, async ({ headers, body }, reply) => {
      const message = body instanceof Uint8Array ? body : new Uint8Array();
      if (!isSigned({ headers, body: message })) throw new ApiError('unauthorized', { messages });
      const status = await take(message);
      return reply.header('cache-control', 'no-store').send(accepted({ data: { status } }));
    });
  });
}

/** Mail servers truncate returned messages far below this. */
const bodyLimit = 1_048_576;

const messages = [
  'The signature is invalid. Sign id.timestamp.body as Standard Webhooks specifies, with the secret that `mail report-secret` shows, less than five minutes before sending.',
];
