import type { Space } from '@grovemail/domain/keys/space.ts';
import { announce } from './announcements/announcing.ts';
import type { OutboxEntry } from './outbox-store.ts';
import { putInLine } from './outbox-works.ts';
import { statements } from './statements.ts';
import type {
  DeliveryAttempt,
  LoggedMail,
  MailEffects,
  MailReport,
  NewAttempt,
  QueuedMail,
  TemplateRow,
  TransactionalRow,
  TransactionalStatus,
} from './transactional-store.ts';
import { refuseTooMany, writeToSpace } from './visits/visitor-space.ts';
import { type DatabaseRow, query, type Work } from './work.ts';

export function* queueMail(
  mail: QueuedMail,
  outbox: OutboxEntry[],
  now: number,
): Work<TransactionalRow> {
  const { space, message, ...row } = mail;
  const { id, createdAt, templateCode, recipientEmail, replyTo, subject, status } = row;
  yield* writeToSpace(space, mail, now);
  const kept = status === 'queued' || status === 'test' ? JSON.stringify(message) : null;
  yield* query(
    statements.insertTransactional,
    ...[id, createdAt, space, templateCode, recipientEmail, replyTo],
    ...[subject, status, kept],
  );
  yield* refuseTooMany(space, 'mails');
  yield* putInLine(outbox);
  return { ...row, attempts: [] };
}

export function* readMail(id: string, space: Space): Work<LoggedMail | null> {
  const [row] = yield* query(statements.readTransactional, id, space);
  if (!row) return null;
  const message = row.message === null ? null : JSON.parse(row.message as string);
  return { ...(yield* withAttempts(row)), message };
}

export function* findUnsent(id: string): Work<QueuedMail | null> {
  const [row] = yield* query(statements.findUnsent, id);
  if (!row) return null;
  return {
    ...readMailRow(row),
    space: row.space as Space,
    message: JSON.parse(row.message as string),
  };
}

export function* noteDelivery(
  id: string,
  attempt: NewAttempt,
  status: TransactionalStatus,
  then?: MailEffects,
): Work<void> {
  const { at, outcome, reply } = attempt;
  yield* query(statements.insertAttempt, attempt.id, id, at, outcome, reply);
  const changed = yield* query(statements.transactionalStatus, id, status);
  if (changed.length > 0) yield* follow(id, then);
}

export function* noteFeedback(id: string, report: MailReport, then?: MailEffects): Work<void> {
  const { kind, at, reply } = report;
  const changed = yield* query(statements.transactionalFeedback, id, kind);
  if (changed.length === 0) return;
  yield* query(statements.insertFeedback, report.id, id, at, kind, reply);
  yield* follow(id, then);
}

function* follow(id: string, { announcement, outbox = [] }: MailEffects = {}): Work<void> {
  yield* putInLine(outbox);
  if (!announcement) return;
  const [row] = yield* query(statements.findMail, id);
  if (row) yield* announce(announcement, [yield* withAttempts(row)]);
}

function* withAttempts(row: DatabaseRow): Work<TransactionalRow> {
  const attempts = yield* query(statements.deliveryAttempts, row.id as string);
  return { ...readMailRow(row), attempts: attempts.map(readAttempt) };
}

export function readTemplate(row: DatabaseRow): TemplateRow {
  return {
    code: row.code as string,
    createdAt: row.created_at as number,
    updatedAt: row.updated_at as number,
    subject: row.subject as string,
    html: row.html as string,
    plain: row.plain as string | null,
  };
}

export function readMailRow(row: DatabaseRow): Omit<TransactionalRow, 'attempts'> {
  return {
    id: row.id as string,
    createdAt: row.created_at as number,
    templateCode: row.template_code as string,
    recipientEmail: row.recipient_email as string,
    replyTo: row.reply_to as string | null,
    subject: row.subject as string,
    status: row.status as TransactionalStatus,
  };
}

export function readAttempt(row: DatabaseRow): DeliveryAttempt {
  return {
    at: row.created_at as number,
    outcome: row.outcome as DeliveryAttempt['outcome'],
    reply: row.reply as string,
  };
}
