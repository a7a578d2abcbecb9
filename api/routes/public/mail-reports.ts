import { ApiError } from '@grovemail/contract/api-error.ts';
import { accepted } from '@grovemail/contract/envelope.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { available } from '../../http/responses/available.ts';
import { type Report, type ReportDeps, takeReport } from '../../resources/reported-mail.ts';

const mailReportPath = '/webhooks/mail/report';

interface MailReportDeps extends ReportDeps {
  /** Whether the sender has the operator's secret. */
  isSigned(request: { headers: FastifyRequest['headers']; body: Uint8Array }): boolean;
  readReport(message: Uint8Array): Promise<Report>;
}

/**
 * Accepts raw bounces and complaints (RFC 3464, RFC 6533, RFC 5965) from a mail service. The body is the message, whatever
 * its content type. The proof of origin in it decides what a report may do; the signature of the request keeps
 * strangers from having messages parsed.
 */
export async function addMailReports(app: FastifyInstance, deps: MailReportDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer' },
      async (_: unknown, body: Buffer) => body,
    );
    scope.post(mailReportPath, { bodyLimit }, async ({ headers, body }, reply) => {
      const message = body instanceof Uint8Array ? body : new Uint8Array();
      if (!deps.isSigned({ headers, body: message })) {
        throw new ApiError('unauthorized', { messages });
      }
      const report = await deps.readReport(message);
      const { outcome: status } = await available(() => takeReport(report, deps));
      return reply.header('cache-control', 'no-store').send(accepted({ data: { status } }));
    });
  });
}

/** Mail servers truncate returned messages far below this. */
const bodyLimit = 1_048_576;

const messages = [
  'The signature is invalid. Sign id.timestamp.body as Standard Webhooks specifies, with the secret that `mail report-secret` shows, less than five minutes before sending.',
];
