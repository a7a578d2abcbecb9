import { putInLine } from './outbox-works.ts';
import { statements } from './statements.ts';
import type {
  Acceptance,
  Accepted,
  EnquiryRecord,
  Idempotency,
  LeadRecord,
  SubscriberRecord,
} from './store.ts';
import { type DatabaseRow, query, type Value, type Work } from './work.ts';

/**
 * Writes a submission with its outbox entries under its key, or finds what was answered before.
 * @param now milliseconds since the epoch, against which keys expire
 */
export function* accept(acceptance: Acceptance, now: number): Work<Accepted> {
  const { fingerprint, answer } = acceptance.idempotency;
  const used = yield* takeKey(acceptance.idempotency, now);
  if (used) {
    if (used.fingerprint !== fingerprint) return { outcome: 'conflict' };
    const first = { status: used.status as number, body: used.body as string };
    return { outcome: 'replayed', answer: first };
  }
  yield* writeRecord(acceptance);
  // Twice what it adds: the table stays small, and no sweep holds up the writers.
  yield* query(statements.purgeKeys, now, 2);
  return { outcome: 'stored', answer };
}

/**
 * Takes the key, or gives the row of who has it. A repetition only reads, so that many at once neither
 * wait for one another's lock nor for the disk.
 */
function* takeKey(idempotency: Idempotency, now: number): Work<DatabaseRow | null> {
  const { operation, key, fingerprint, answer, expiresAt } = idempotency;
  const values = [operation, key, fingerprint, answer.status, answer.body, expiresAt];
  if ((yield* query(statements.keepKey, ...values)).length > 0) return null;
  const [first] = yield* query(statements.usedKey, operation, key);
  if (first && (first.expires_at as number) > now) return first;
  // It has expired, or was forgotten just now: of those who see that, one takes it.
  if ((yield* query(statements.claimKey, ...values, now)).length > 0) return null;
  const [next] = yield* query(statements.usedKey, operation, key);
  if (!next) throw new Error('A key that was taken is gone.');
  return next;
}

/** What is quarantined keeps its outbox entries beside it instead of in line. */
function* writeRecord({ record, outbox, quarantine }: Acceptance): Work<void> {
  const held = quarantine !== undefined;
  const withheld = held ? [record.createdAt, quarantine, JSON.stringify(outbox)] : noneWithheld;
  const head: Value[] = [record.id, record.createdAt, ...withheld];
  yield* insert(record, head, held);
  if (!held) yield* putInLine(outbox);
}

/** Since when a row is held back, why, and its outbox entries. */
const noneWithheld = [null, null, null];

function insert(
  record: EnquiryRecord | LeadRecord | SubscriberRecord,
  head: Value[],
  held: boolean,
): Work<unknown> {
  switch (record.kind) {
    case 'enquiry': {
      const { fullname, email, subject, body } = record;
      return query(statements.insertEnquiry, ...head, fullname, email, subject, body);
    }
    case 'lead':
      return query(statements.insertLead, ...head, record.type, JSON.stringify(record.metadata));
    case 'subscriber': {
      const { id, createdAt, audience, email, source, tags } = record;
      const values = [audience, email, source, tags];
      return held
        ? query(statements.quarantineSubscriber, ...head, ...values)
        : query(statements.upsertSubscriber, id, createdAt, ...values);
    }
  }
}
