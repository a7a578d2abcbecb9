import { query, type Transaction, type Value } from '../database/transaction.ts';
import { idempotencyStatements } from '../idempotency/idempotency-statements.ts';
import { responseOf, takeKey } from '../idempotency/once.ts';
import { enqueue } from '../queue/outbox-transactions.ts';
import { boundQuarantine } from './quarantine.ts';
import { submissionStatements } from './submission-statements.ts';
import type { Acceptance, Accepted } from './submission-store.ts';

/**
 * Writes a submission with its outbox entries under its key, or returns the earlier response.
 * @param now milliseconds since the epoch
 * @throws {QuarantineFullError}
 */
export function* accept(acceptance: Acceptance, now: number): Transaction<Accepted> {
  const { idempotency, record } = acceptance;
  const { operation, key, fingerprint, response } = idempotency;
  const used = yield* takeKey(idempotency, now, { recordId: record.id });
  if (used) return responseOf(used, fingerprint);
  yield* writeRecord(acceptance);
  if (record.kind === 'subscriber') {
    yield* query(
      idempotencyStatements.keyOfSubscriber,
      operation,
      key,
      record.audience,
      record.email,
    );
  }
  return { outcome: 'stored', response };
}

/** The outbox entries of a quarantined record are stored with it instead of queued. */
function* writeRecord({ record, outbox, quarantine }: Acceptance): Transaction<void> {
  const withheld = quarantine
    ? [record.createdAt, quarantine.reason, quarantine.network, JSON.stringify(outbox)]
    : noneWithheld;
  const head: Value[] = [record.id, record.createdAt, ...withheld];
  yield* insert(record, head, quarantine !== undefined);
  if (quarantine) yield* boundQuarantine(record.id, quarantine.network);
  else yield* enqueue(outbox);
}

/** The time, reason and network of a quarantined row, and its outbox entries. */
const noneWithheld = [null, null, null, null];

function insert(
  record: Acceptance['record'],
  head: Value[],
  quarantined: boolean,
): Transaction<unknown> {
  switch (record.kind) {
    case 'enquiry': {
      const { fullname, email, subject, body } = record;
      return query(submissionStatements.insertEnquiry, ...head, fullname, email, subject, body);
    }
    case 'feedback':
      return query(
        submissionStatements.insertPageFeedback,
        ...head,
        record.page,
        record.helpful,
        record.comment,
      );
    case 'lead':
      return query(
        submissionStatements.insertLead,
        ...head,
        record.type,
        JSON.stringify(record.metadata),
      );
    case 'subscriber': {
      const { id, createdAt, audience, email, source, tags } = record;
      const values = [audience, email, source, tags];
      return quarantined
        ? query(submissionStatements.quarantineSubscriber, ...head, ...values)
        : query(submissionStatements.upsertSubscriber, id, createdAt, ...values);
    }
  }
}
