import type { Space } from '../../keys/space.ts';
import { inChunks } from '../database/in-chunks.ts';
import { json, readId, text } from '../database/row.ts';
import { type DatabaseRow, query, type Transaction, type Value } from '../database/transaction.ts';
import { writeToSpace } from '../keys/visitor-space.ts';
import { type Announcement, announce } from '../queue/announcement.ts';
import { enqueue } from '../queue/outbox-transactions.ts';
import { readAttempt, readCopy, readMailRow } from './transactional-rows.ts';
import { insertTransactionals, transactionalStatements } from './transactional-statements.ts';
import type {
  CopyStatus,
  LoggedMail,
  MailEffects,
  MailMessage,
  MailReport,
  MailToQueue,
  NewAttempt,
  QueuedMail,
  TransactionalRow,
  TransactionalStatus,
  UnsentCopy,
} from './transactional-store.ts';

const readMessage = json<MailMessage>();

/** Stores emails of one data space with their outbox entries. @param now milliseconds since the epoch */
export function* queueMails(
  mails: readonly MailToQueue[],
  now: number,
  suppressed?: Announcement<TransactionalRow>,
): Transaction<TransactionalRow[]> {
  const [first] = mails;
  if (!first) return [];
  const { space } = first.mail;
  const queued = mails.map(({ mail }) => mail);
  yield* writeToSpace(space, queued, now);
  for (const chunk of inChunks(queued)) {
    yield* query(insertTransactionals(chunk.length), ...chunk.flatMap(insertedValues));
  }
  yield* enqueue(mails.flatMap(({ outbox }) => outbox));
  const rows = queued.map(({ space: _, message: _kept, ...row }) => ({ ...row, attempts: [] }));
  if (suppressed) {
    yield* announce(
      suppressed,
      rows.filter(({ status }) => status === 'suppressed'),
    );
  }
  return rows;
}

/** In the order of `insertTransactionals`. */
function insertedValues(mail: QueuedMail): Value[] {
  const { id, createdAt, space, templateCode, recipientEmail, replyTo, subject, status } = mail;
  const unfilled = mail.unfilled && JSON.stringify(mail.unfilled);
  const kept = status === 'queued' || status === 'test' ? JSON.stringify(mail.message) : null;
  return [
    id,
    createdAt,
    space,
    templateCode,
    recipientEmail,
    replyTo,
    subject,
    unfilled,
    status,
    kept,
  ];
}

export function* readMail(id: string, space: Space): Transaction<LoggedMail | null> {
  const [row] = yield* query(transactionalStatements.readTransactional, id, space);
  if (!row) return null;
  const message = readMessage.nullable().parse(row.message);
  return { ...(yield* withAttempts(row)), message };
}

export function* findUnsent(id: string): Transaction<QueuedMail | null> {
  const [row] = yield* query(transactionalStatements.findUnsent, id);
  return row && row.message !== null ? queuedMail(row) : null;
}

export function* suppressMail(id: string, then?: MailEffects): Transaction<void> {
  const changed = yield* query(transactionalStatements.transactionalStatus, id, 'suppressed', 0);
  if (changed.length > 0) yield* follow(id, then);
}

export function* findUnsentCopy(id: string): Transaction<UnsentCopy | null> {
  const [copy] = yield* query(transactionalStatements.findUnsentCopy, id);
  if (!copy) return null;
  const { transactionalId, email } = readCopy(copy);
  const [row] = yield* query(transactionalStatements.findCopied, transactionalId);
  return row ? { id, email, mail: queuedMail(row) } : null;
}

export function* settleCopy(id: string, status: CopyStatus): Transaction<void> {
  const [mail] = yield* query(transactionalStatements.lockCopied, id);
  if (!mail) return;
  yield* query(transactionalStatements.copyStatus, id, status);
  yield* query(transactionalStatements.forgetCopied, readId(mail));
}

/** Forgets the message of a failed email, which is not sent again. */
export function* forgetFailed(id: string): Transaction<void> {
  yield* query(transactionalStatements.forgetFailed, id);
}

function queuedMail(row: DatabaseRow): QueuedMail {
  const message = readMessage.parse(row.message);
  return { ...readMailRow(row), space: text.parse(row.space) as Space, message };
}

export function* noteDelivery(
  id: string,
  attempt: NewAttempt,
  status: TransactionalStatus,
  then?: MailEffects,
): Transaction<void> {
  const { at, outcome, reply } = attempt;
  yield* query(transactionalStatements.insertAttempt, attempt.id, id, at, outcome, reply);
  const keep = then?.copies?.length ? 1 : 0;
  const changed = yield* query(transactionalStatements.transactionalStatus, id, status, keep);
  if (changed.length > 0) yield* follow(id, then);
}

export function* noteFeedback(
  id: string,
  report: MailReport,
  then?: MailEffects,
): Transaction<void> {
  const { kind, at, reply } = report;
  const changed = yield* query(transactionalStatements.transactionalFeedback, id, kind);
  if (changed.length === 0) return;
  yield* query(transactionalStatements.insertFeedback, report.id, id, at, kind, reply);
  yield* follow(id, then);
}

function* follow(
  id: string,
  { announcement, outbox = [], copies = [] }: MailEffects = {},
): Transaction<void> {
  for (const copy of copies) {
    yield* query(transactionalStatements.insertCopy, copy.id, id, copy.email);
  }
  yield* enqueue(outbox);
  if (!announcement) return;
  const [row] = yield* query(transactionalStatements.findMail, id);
  if (row) yield* announce(announcement, [yield* withAttempts(row)]);
}

function* withAttempts(row: DatabaseRow): Transaction<TransactionalRow> {
  const attempts = yield* query(transactionalStatements.deliveryAttempts, readId(row));
  return { ...readMailRow(row), attempts: attempts.map(readAttempt) };
}
