import { addresses } from '@grovemail/contract/addresses.ts';
import { accepted } from '@grovemail/contract/envelope.ts';
import type { Operation } from '@grovemail/contract/operation.ts';
import { Refusal } from '@grovemail/contract/refusal.ts';
import { available } from '../http/available.ts';
import { replayed, submissionKey } from '../http/idempotency-key.ts';
import type { Call, RouteAnswer } from '../http/route.ts';
import { QuarantineFullError } from '../store/errors.ts';
import type { StoredAnswer } from '../store/idempotency/answer-store.ts';
import type { Store } from '../store/store.ts';
import type { Acceptance, RecordKind } from '../store/submissions/submission-store.ts';

/** What every route that stores something is handed. */
export interface SubmissionDeps {
  store: Store;
  /** Milliseconds since the epoch. */
  now(): number;
  /** A new UUIDv7. */
  newId(): string;
  /** A notice of each lead and enquiry goes to a webhook, too. */
  hasNoticeWebhook?: boolean;
}

/**
 * Stores a record with its outbox entries, once: a repetition is answered as the first time was.
 * What is to be kept apart is, and is answered alike.
 * @param submission.payload what the success envelope holds
 * @returns status, JSON text and headers to answer
 * @throws {Refusal} unavailable when nothing could be stored, or the quarantine is full
 */
export async function submit(
  deps: SubmissionDeps,
  operation: Operation,
  call: Call,
  submission: Submission,
): Promise<StoredAnswer & Pick<RouteAnswer, 'headers' | 'isRepetition'>> {
  const { method, path } = addresses[operation.id];
  const name = `${method} ${path}`;
  const createdAt = deps.now();
  const id = deps.newId();
  const { lifetime, ...key } = submissionKey(call.idempotencyKey, {
    operation: name,
    values: call.values,
    digest: call.digest,
    mark: submission.isAnonymous ? id : markOf(call),
  });
  const accepting: Acceptance = {
    record: { ...submission.record, id, createdAt } as Acceptance['record'],
    outbox: [
      ...submission.topics.map((topic) => ({
        topic,
        payload: submission.about ?? { recordId: id },
      })),
      ...noticesOf(deps, submission.record.kind, id),
    ].map((entry) => ({ ...entry, id: deps.newId(), createdAt })),
    idempotency: {
      ...key,
      operation: name,
      answer: { status: operation.answer.status, body: accepted(submission.payload(id)) },
      expiresAt: createdAt + lifetime,
    },
    // The answer says nothing of it: a program must not learn what gave it away.
    ...(call.quarantine ? { quarantine: call.quarantine } : {}),
  };
  const result = await available(() => deps.store.accept(accepting)).catch(orQuarantineFull);
  if (result.outcome === 'conflict') throw new Error('A key stands for one body alone.');
  // Without a key of the sender's own, a repetition is recognised by its content and not announced.
  const isRepetition = result.outcome === 'replayed';
  const isReplay = isRepetition && call.idempotencyKey !== undefined;
  return { ...result.answer, isRepetition, ...(isReplay ? { headers: replayed } : {}) };
}

/** What a program sent in somebody's name must not pass for the first half of that person's double click. */
function markOf({ quarantine }: Call): string {
  return quarantine ? 'quarantined' : '';
}

/** What a webhook is told of: leads and enquiries, no subscriber and no feedback. */
function noticesOf({ hasNoticeWebhook }: SubmissionDeps, kind: RecordKind, recordId: string) {
  if (!hasNoticeWebhook || (kind !== 'lead' && kind !== 'enquiry')) return [];
  return [{ topic: 'notice.webhook', payload: { recordId, kind } }];
}

interface Submission {
  record: DistributiveOmit<Acceptance['record'], 'id' | 'createdAt'>;
  /** One outbox entry each, written with the record or not at all. */
  topics: readonly string[];
  /** What the outbox entries carry where the new id would not lead back to the row. */
  about?: Record<string, string>;
  /** Names nobody, so two senders may well say the same: without a key each post counts. */
  isAnonymous?: boolean;
  payload(id: string): unknown;
}

type DistributiveOmit<Union, Keys extends PropertyKey> = Union extends unknown
  ? Omit<Union, Keys>
  : never;

/** The flood that filled it may be over in a minute, when the limit over all senders begins anew. */
function orQuarantineFull(cause: unknown): never {
  if (!(cause instanceof QuarantineFullError)) throw cause;
  throw new Refusal('unavailable', { headers: { 'retry-after': '60' }, cause });
}
