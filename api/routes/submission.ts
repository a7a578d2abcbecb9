import { addresses } from '@grovemail/contract/addresses.ts';
import { accepted } from '@grovemail/contract/envelope.ts';
import type { Operation } from '@grovemail/contract/operation.ts';
import { Refusal } from '@grovemail/contract/refusal.ts';
import { submissionKey } from '../http/idempotency-key.ts';
import type { Call } from '../http/route.ts';
import {
  type Acceptance,
  type RecordKind,
  type Store,
  type StoredAnswer,
  StoreUnavailableError,
} from '../store/store.ts';

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
 * What is suspected is stored apart and answered alike.
 * @param submission.payload what the success envelope holds
 * @returns status and JSON text to answer
 * @throws {Refusal} key_reused for another body with a known key; unavailable when nothing could be stored
 */
export async function submit(
  deps: SubmissionDeps,
  operation: Operation,
  call: Call,
  submission: Submission,
): Promise<StoredAnswer> {
  const { method, path } = addresses[operation.id];
  const name = `${method} ${path}`;
  const { lifetime, ...key } = submissionKey(call.idempotencyKey, {
    operation: name,
    sender: call.sender,
    values: call.values,
  });
  const createdAt = deps.now();
  const id = deps.newId();
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
    ...(call.suspicion ? { quarantine: call.suspicion } : {}),
  };
  const result = await available(() => deps.store.accept(accepting));
  if (result.outcome === 'conflict') throw new Refusal('key_reused');
  return result.answer;
}

/** What a webhook is told of: leads and enquiries, never a newsletter's subscriber. */
function noticesOf({ hasNoticeWebhook }: SubmissionDeps, kind: RecordKind, recordId: string) {
  if (!hasNoticeWebhook || kind === 'subscriber') return [];
  return [{ topic: 'notice.webhook', payload: { recordId, kind } }];
}

interface Submission {
  record: DistributiveOmit<Acceptance['record'], 'id' | 'createdAt'>;
  /** One outbox entry each, written with the record or not at all. */
  topics: readonly string[];
  /** What the outbox entries carry where the new id would not lead back to the row. */
  about?: Record<string, string>;
  payload(id: string): unknown;
}

type DistributiveOmit<Union, Keys extends PropertyKey> = Union extends unknown
  ? Omit<Union, Keys>
  : never;

/** Seconds after which a sender may try again when the store is away. */
const retryAfter = '5';

/** @throws {Refusal} unavailable instead of the store's own error */
export async function available<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof StoreUnavailableError)) throw cause;
    throw new Refusal('unavailable', { headers: { 'retry-after': retryAfter }, cause });
  }
}
