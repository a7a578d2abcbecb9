import { ApiError } from '@grovemail/contract/api-error.ts';
import { accepted } from '@grovemail/contract/envelope.ts';
import type { Operation } from '@grovemail/contract/operation.ts';
import { networkOf } from '../../http/limits/networks.ts';
import { replayed, submissionKey } from '../../http/requests/idempotency-key.ts';
import { available } from '../../http/responses/available.ts';
import type { Call, RouteResponse } from '../../http/route.ts';
import type { ClockAndIds } from '../../resources/clock-and-ids.ts';
import { QuarantineFullError } from '../../store/database/errors.ts';
import type { StoredResponse } from '../../store/idempotency/response-store.ts';
import type { Store } from '../../store/store.ts';
import type { Acceptance, RecordKind } from '../../store/submissions/submission-store.ts';

/** Dependencies of every route that stores a record. */
export interface SubmissionDeps extends ClockAndIds {
  store: Store;
  /** Each lead and enquiry is also posted to a webhook. */
  hasNoticeWebhook?: boolean;
  /** Further operators to notify. */
  furtherOperators?: readonly string[];
}

/**
 * Stores a record with its outbox entries once; a repetition gets the first response again. Records for quarantine
 * get the same response.
 * @param submission.payload the payload of the success envelope
 * @returns status, JSON text and headers of the response
 * @throws {ApiError} unavailable when nothing could be stored, or the quarantine is full
 */
export async function submit(
  deps: SubmissionDeps,
  operation: Operation,
  call: Call,
  submission: Submission,
): Promise<StoredResponse & Pick<RouteResponse, 'headers'>> {
  const { method, path } = operation;
  const name = `${method} ${path}`;
  const createdAt = deps.now();
  const id = deps.newId();
  // Not the address, which is never stored.
  const network = call.digest(`network ${networkOf(call.sender)}`);
  const { lifetime, ...key } = submissionKey(call.idempotencyKey, {
    operation: name,
    values: call.values,
    digest: call.digest,
    mark: submission.isAnonymous ? id : markOf(call),
  });
  const accepting: Acceptance = {
    record: { ...submission.record, id, createdAt } as Acceptance['record'],
    outbox: [
      ...submission.topics.flatMap((topic) =>
        entriesOf(deps, topic, submission.about ?? { recordId: id }, network),
      ),
      ...noticesOf(deps, submission.record.kind, id),
    ].map((entry) => ({ ...entry, id: deps.newId(), createdAt })),
    idempotency: {
      ...key,
      operation: name,
      response: { status: operation.response.status, body: accepted(submission.payload(id)) },
      expiresAt: createdAt + lifetime,
    },
    // The response hides it, so that a bot does not learn how it was detected.
    ...(call.quarantine ? { quarantine: { reason: call.quarantine, network } } : {}),
  };
  const result = await available(() => deps.store.accept(accepting)).catch(rethrowQuarantineFull);
  if (result.outcome === 'conflict')
    throw new Error('An idempotency key was used with another body.');
  // Without a client's key, a repetition is recognized by its content, and no header announces it.
  const isReplay = result.outcome === 'replayed' && call.idempotencyKey !== undefined;
  return { ...result.response, ...(isReplay ? { headers: replayed } : {}) };
}

/** A bot's submission must not make the same submission by a person count as its repetition. */
function markOf({ quarantine }: Call): string {
  return quarantine ? 'quarantined' : '';
}

/**
 * Each operator gets a separate mail, so that a wrong address does not affect the others. Mails to visitors are limited by
 * the sender's network.
 */
function entriesOf(
  { furtherOperators = [] }: SubmissionDeps,
  topic: string,
  payload: object,
  network: string,
) {
  if (!topic.endsWith('.notify')) return [{ topic, payload: { ...payload, network } }];
  return [
    { topic, payload: { ...payload } },
    ...furtherOperators.map((to) => ({ topic, payload: { ...payload, to } })),
  ];
}

/** Only leads and enquiries notify the operator's webhook. */
function noticesOf({ hasNoticeWebhook }: SubmissionDeps, kind: RecordKind, recordId: string) {
  if (!hasNoticeWebhook || (kind !== 'lead' && kind !== 'enquiry')) return [];
  return [{ topic: 'notice.webhook', payload: { recordId, kind } }];
}

interface Submission {
  record: DistributiveOmit<Acceptance['record'], 'id' | 'createdAt'>;
  /** One outbox entry each, written with the record or not at all. */
  topics: readonly string[];
  /** Payload of the outbox entries when the new id is not that of the row. */
  about?: Record<string, string>;
  /** Without personal data, so equal content may be from different senders: each post without a key counts. */
  isAnonymous?: boolean;
  payload(id: string): unknown;
}

type DistributiveOmit<Union, Keys extends PropertyKey> = Union extends unknown
  ? Omit<Union, Keys>
  : never;

/** A minute later the limit over all senders has reset, and the flood may be over. */
function rethrowQuarantineFull(cause: unknown): never {
  if (!(cause instanceof QuarantineFullError)) throw cause;
  throw new ApiError('unavailable', { headers: { 'retry-after': '60' }, cause });
}
