import { ApiError } from '@grovemail/contract/api-error.ts';
import { accepted } from '@grovemail/contract/envelope.ts';
import {
  readSampleLog,
  type SampleLog,
  sendSample,
} from '@grovemail/contract/operations/sample-mail.ts';
import { networkOf } from '../../http/limits/networks.ts';
import { replayed, submissionKey } from '../../http/requests/idempotency-key.ts';
import { available } from '../../http/responses/available.ts';
import { type Call, defineRoute, type Route, type RouteResponse } from '../../http/route.ts';
import { liveSpace } from '../../keys/space.ts';
import { isSuppressed } from '../../mailing/is-suppressed.ts';
import { listsOfTemplate } from '../../mailing/lists.ts';
import { countMail } from '../../resources/count-mail.ts';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import { mailToQueue } from '../../resources/mail-to-queue.ts';
import { readClaims, signClaims } from '../../signing/signed-claims.ts';
import type { KeyedResponse } from '../../store/idempotency/response-store.ts';
import type {
  DeliveryAttempt,
  QueuedMail,
  TransactionalRow,
} from '../../store/transactionals/transactional-store.ts';
import type { SubmissionDeps } from './submission.ts';

interface SampleDeps extends SubmissionDeps {
  /** Newest first; the newest signs. */
  trackingKeys: readonly string[];
  /** Hashes addresses for counters. */
  digest(text: string): string;
  /** Whether emails are sent; otherwise they are written to files. */
  sendsMail: boolean;
  /** The sample, with links to a site. @param site its origin, without trailing slash */
  composeSample(site: string): { subject: string; html: string; text: string };
}

/** The code of the samples in the delivery log, and the list that an operator can suppress. */
const sampleCode = 'site-sample';

/** In place of the id of an API key, so that all samples share one turn among the keys. */
const sampleKey = 'site';

/** Milliseconds for which a token shows the log. */
const logWindow = 60 * 60_000;

/** POST /guests/sample-email and /guests/sample-email/log. */
export function sampleMailRoutes(deps: SampleDeps): Route[] {
  return [
    defineRoute({
      operation: sendSample,
      form: () => 'sample',
      admit() {
        if (deps.sendsMail) return;
        throw new ApiError('no_mail_server', { headers: { 'retry-after': '3600' } });
      },
      handle: (call) => send(deps, call),
    }),
    defineRoute({
      operation: readSampleLog,
      async handle({ values }) {
        const claims = readClaims(purpose, values.token, deps.trackingKeys, deps.now());
        const id = claims?.mail;
        if (id === undefined) throw new ApiError('sample_log_closed');
        const row = await available(() => deps.store.readTransactional(id, liveSpace));
        return { status: 200, body: accepted({ data: logOf(row) }) };
      },
    }),
  ];
}

const purpose = 'sample-mail';

/**
 * Queues the sample once per Idempotency-Key, or per address for ten minutes. Suppressed addresses, those over the daily
 * limit and suspected bots get the same response, with a token of an email that does not exist.
 * @throws {ApiError} too_many_requests if the sender's network has had its emails for this hour
 */
async function send(deps: SampleDeps, call: Call<{ email: string }>): Promise<RouteResponse> {
  const { store, now, newId } = deps;
  const { email } = call.values;
  const createdAt = now();
  const id = newId();
  const [newest = ''] = deps.trackingKeys;
  const token = signClaims(purpose, { mail: id }, createdAt + logWindow, newest);
  const response = { status: 200, body: accepted({ data: { token } }) };
  if (call.quarantine) return response;

  const { lifetime, ...key } = submissionKey(call.idempotencyKey, {
    operation: sendSample.id,
    values: call.values,
    digest: call.digest,
    mark: '',
  });
  const use = { ...key, operation: `${sendSample.method} ${sendSample.path}` };
  const earlier = await available(() => store.findResponse(use));
  if (earlier) return repeated(earlier, call);

  const network = call.digest(`network ${networkOf(call.sender)}`);
  const [suppressions, share] = await available(() =>
    Promise.all([store.findSuppressions(email), countMail(deps, email, network)]),
  );
  if (share.isOverNetwork) throw overNetwork(share.networkResetsAt, createdAt);
  const lists = listsOfTemplate(sampleCode);
  if (share.isOverMailbox || isSuppressed(suppressions, { kind: 'action', lists })) return response;

  const mail = sampleTo(email, { id, createdAt, ...deps.composeSample(call.origin()) });
  const { outbox } = mailToQueue(mail, sampleKey, deps);
  const expiresAt = createdAt + Math.min(lifetime, logWindow);
  const written = await available(() =>
    store.queueTransactional(mail, outbox, {
      idempotency: { ...use, space: liveSpace, expiresAt },
      response: () => response,
    }),
  );
  return written.outcome === 'completed' ? written.response : repeated(written, call);
}

function sampleTo(
  recipientEmail: string,
  {
    id,
    createdAt,
    subject,
    html,
    text,
  }: { id: string; createdAt: number; subject: string; html: string; text: string },
): QueuedMail {
  return {
    id,
    createdAt,
    space: liveSpace,
    templateCode: sampleCode,
    recipientEmail,
    replyTo: null,
    subject,
    unfilled: [],
    status: 'queued',
    message: { kind: 'action', bcc: [], html, plain: text, attachments: [], preferenceLink: null },
  };
}

/** Reveals a repetition only to a caller who sent a key. */
function repeated(
  earlier: Exclude<KeyedResponse, { outcome: 'completed' }>,
  { idempotencyKey }: Call,
): RouteResponse {
  if (earlier.outcome === 'conflict')
    throw new Error('An idempotency key was used with another body.');
  return { ...earlier.response, ...(idempotencyKey === undefined ? {} : { headers: replayed }) };
}

function overNetwork(resetsAt: number | null, now: number): ApiError {
  const seconds = Math.max(1, Math.ceil(((resetsAt ?? now) - now) / 1_000));
  return new ApiError('too_many_requests', {
    messages: [
      'You’ve reached the limit of sample emails for your network. Please try again in an hour.',
    ],
    headers: { 'retry-after': String(seconds) },
  });
}

/** @param row null if nothing was queued */
function logOf(row: TransactionalRow | null): SampleLog {
  if (row === null || row.status === 'suppressed' || row.status === 'test') {
    return { status: 'not_sent', created_at: null, attempts: [] };
  }
  // A complaint is the recipient's own, after the email was sent.
  const status = row.status === 'complained' ? 'sent' : row.status;
  const isFinal = status !== 'queued';
  return {
    status,
    created_at: isoTimestamp(row.createdAt),
    attempts: row.attempts.flatMap(({ at, outcome, reply }) =>
      outcome === 'complained'
        ? []
        : [{ at: isoTimestamp(at), outcome, reply: shownReply({ outcome, reply }, isFinal) }],
    ),
  };
}

/**
 * The public part of an attempt. The error of a retried one may be about our own connection: a name, an address, a login.
 * A final rejection is the reply to this email (see `api/mail/smtp-mailer.ts`).
 */
function shownReply(
  { outcome, reply }: Pick<DeliveryAttempt, 'outcome' | 'reply'>,
  isFinal: boolean,
): string | null {
  if (outcome !== 'failed') return reply;
  return isFinal ? (rejection.exec(reply)?.[1] ?? null) : null;
}

const rejection = /^The mail server did not accept it: (5\d\d[ -].*)$/;
