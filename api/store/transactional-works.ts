import type { OutboxEntry } from './outbox-store.ts';
import { putInLine } from './outbox-works.ts';
import { statements } from './statements.ts';
import type {
  DeliveryAttempt,
  QueuedMail,
  TemplateRow,
  TransactionalRow,
  TransactionalStatus,
} from './transactional-store.ts';
import { type DatabaseRow, query, type Work } from './work.ts';

export function* queueMail(mail: QueuedMail, outbox: OutboxEntry[]): Work<TransactionalRow> {
  const { isTest, message, ...row } = mail;
  const { id, createdAt, templateCode, recipientEmail, subject, status } = row;
  const kept = status === 'queued' ? JSON.stringify(message) : null;
  yield* query(
    statements.insertTransactional,
    ...[id, createdAt, Number(isTest), templateCode, recipientEmail, subject, status, kept],
  );
  yield* putInLine(outbox);
  return { ...row, attempts: [] };
}

export function* readMail(id: string, isTest: boolean): Work<TransactionalRow | null> {
  const [row] = yield* query(statements.readTransactional, id, Number(isTest));
  if (!row) return null;
  const attempts = yield* query(statements.deliveryAttempts, id);
  return { ...readRow(row), attempts: attempts.map(readAttempt) };
}

export function* findUnsent(id: string): Work<QueuedMail | null> {
  const [row] = yield* query(statements.findUnsent, id);
  if (!row) return null;
  return {
    ...readRow(row),
    isTest: row.is_test === 1,
    message: JSON.parse(row.message as string),
  };
}

export function* noteDelivery(
  id: string,
  attempt: DeliveryAttempt & { id: string },
  status: TransactionalStatus,
): Work<void> {
  const { at, outcome, reply } = attempt;
  yield* query(statements.insertAttempt, attempt.id, id, at, outcome, reply);
  yield* query(statements.transactionalStatus, id, status);
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

function readRow(row: DatabaseRow): Omit<TransactionalRow, 'attempts'> {
  return {
    id: row.id as string,
    createdAt: row.created_at as number,
    templateCode: row.template_code as string,
    recipientEmail: row.recipient_email as string,
    subject: row.subject as string,
    status: row.status as TransactionalStatus,
  };
}

function readAttempt(row: DatabaseRow): DeliveryAttempt {
  return {
    at: row.created_at as number,
    outcome: row.outcome as DeliveryAttempt['outcome'],
    reply: row.reply as string,
  };
}
