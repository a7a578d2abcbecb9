import { ApiError } from '@grovemail/contract/api-error.ts';
import { accepted } from '@grovemail/contract/envelope.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { available } from '../../http/responses/available.ts';
import { type Report, type ReportDeps, takeReport } from '../../resources/reported-mail.ts';

/** See `Provider` in api/providers/provider.ts. */
type Provider = (posted: {
  headers: FastifyRequest['headers'];
  body: Uint8Array;
}) => Promise<Report[] | null>;

interface MailReportDeps extends ReportDeps {
  /** Whether the sender has the operator's secret. */
  isSigned(request: { headers: FastifyRequest['headers']; body: Uint8Array }): boolean;
  readReport(message: Uint8Array): Promise<Report>;
}

/** Posts of mail services, whose bodies are read raw, of any content type. */
interface RawPosts {
  path: string;
  take(posted: { headers: FastifyRequest['headers']; body: Uint8Array }): Promise<object>;
}

/**
 * Accepts raw bounces and complaints (RFC 3464, RFC 6533, RFC 5965) from a mail service. The body is the message, of any
 * content type. Its proof of origin decides the effects of a report; the signature of the request prevents strangers
 * from having messages parsed.
 */
export async function addMailReports(app: FastifyInstance, deps: MailReportDeps): Promise<void> {
  await addRawPosts(app, {
    path: '/webhooks/mail/report',
    async take(posted) {
      if (!deps.isSigned(posted)) throw new ApiError('unauthorized', { messages });
      const report = await deps.readReport(posted.body);
      const { outcome: status } = await available(() => takeReport(report, deps));
      return { status };
    },
  });
}

/** Accepts the events of a mail service in its own format. The response counts the reports by outcome. */
export async function addProviderReports(
  app: FastifyInstance,
  { name, provider }: { name: string; provider: Provider },
  deps: ReportDeps,
): Promise<void> {
  await addRawPosts(app, {
    path: `/webhooks/mail/${name}`,
    async take(posted) {
      const reports = await available(() => provider(posted)).catch(tryAgain);
      if (reports === null) throw new ApiError('unauthorized', { messages: [unproved] });
      const counts: Record<string, number> = {};
      for (const report of reports) {
        const { outcome } = await available(() => takeReport(report, deps));
        counts[outcome] = (counts[outcome] ?? 0) + 1;
      }
      return counts;
    },
  });
}

/** The response if a certificate cannot be fetched now, so that the service posts the event again. */
function tryAgain(cause: unknown): never {
  if (!(cause instanceof Error && cause.name === 'ProviderAwayError')) throw cause;
  throw new ApiError('unavailable', { headers: { 'retry-after': '60' }, cause });
}

async function addRawPosts(app: FastifyInstance, { path, take }: RawPosts): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer' },
      async (_: unknown, body: Buffer) => body,
    );
    scope.post(path, { bodyLimit }, async ({ headers, body }, reply) => {
      const data = await take({
        headers,
        body: body instanceof Uint8Array ? body : new Uint8Array(),
      });
      return reply.header('cache-control', 'no-store').send(accepted({ data }));
    });
  });
}

const unproved =
  'The request does not prove that the mail service sent it: its signature, its age or its login is wrong.';

/** Mail servers truncate returned messages far below this. */
const bodyLimit = 1_048_576;

const messages = [
  'The signature is invalid. Sign id.timestamp.body as Standard Webhooks specifies, with the secret that `mail report-secret` shows, less than five minutes before sending.',
];
