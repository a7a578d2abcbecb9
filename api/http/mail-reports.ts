import { accepted } from '@grovemail/contract/envelope.ts';
import { Refusal } from '@grovemail/contract/refusal.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export const mailReportPath = '/webhooks/mail/report';

export interface MailReports {
  /** Whether whoever sent the message has the operator's secret. */
  isSigned(request: { headers: FastifyRequest['headers']; body: Uint8Array }): boolean;
  /** @returns whether the message stopped mail to somebody */
  take(message: Uint8Array): Promise<boolean>;
}

/**
 * Takes bounces and complaints (RFC 3464, RFC 5965) as they came, from a mail service that forwards
 * them: the body is the message, whatever its type is said to be. What a report may do is decided by
 * the return path in it; the signature keeps strangers from having messages parsed.
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
      if (!isSigned({ headers, body: message })) throw new Refusal('unauthorized', { messages });
      const status = (await take(message)) ? 'stopped' : 'ignored';
      return reply.header('cache-control', 'no-store').send(accepted({ data: { status } }));
    });
  });
}

/** Mail servers cut what they return far below it. */
const bodyLimit = 1_048_576;

const messages = [
  'The signature does not fit. Sign id.timestamp.body as Standard Webhooks has it, with the secret that `mail report-secret` shows, less than five minutes before sending.',
];
