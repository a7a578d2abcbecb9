import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import { text } from '../database/row.ts';
import { type Database, query } from '../database/transaction.ts';
import { once } from '../idempotency/once.ts';
import { isIndexed, listMails } from './list-mails.ts';
import { transactionalStatements } from './transactional-statements.ts';
import type { TransactionalRow, TransactionalStore } from './transactional-store.ts';
import {
  findUnsent,
  findUnsentCopy,
  noteDelivery,
  noteFeedback,
  queueMails,
  readMail,
  settleCopy,
  suppressMail,
} from './transactional-transactions.ts';

/** Transactional emails in any database whose schema is up to date. */
export function sqlTransactionalStore(database: Database, now: () => number): TransactionalStore {
  const queue: TransactionalStore['queueTransactionals'] = (mails, keyed, suppressed) =>
    database.write(() => once(keyed, now(), () => queueMails(mails, now(), suppressed)));

  return {
    queueTransactional: (mail, outbox, { idempotency, response }, suppressed) => {
      const keyed = { idempotency, response: ([row]: TransactionalRow[]) => response(rowOf(row)) };
      return queue([{ mail, outbox }], keyed, suppressed);
    },
    queueTransactionals: queue,
    readTransactional: (id, space) => database.read(() => readMail(id, space)),
    listTransactionals: (filter) =>
      isIndexed(filter)
        ? database.read(() => listMails(filter))
        : database.scan(() => listMails(filter)),
    async recipientOf(id) {
      const [row] = await database.read(() => query(transactionalStatements.recipientOf, id));
      return row ? text.parse(row.recipient_email) : null;
    },
    findUnsent: (id) => database.read(() => findUnsent(id)),
    noteDelivery: (id, attempt, status, then) =>
      database.write(() => noteDelivery(id, attempt, status, then)),
    findUnsentCopy: (id) => database.read(() => findUnsentCopy(id)),
    settleCopy: (id, status) => database.write(() => settleCopy(id, status)),
    async readerOfCopy(id) {
      const [row] = await database.read(() => query(transactionalStatements.readerOfCopy, id));
      return text.nullish().parse(row?.email) ?? null;
    },
    async wasMailed(email) {
      const found = await database.read(() =>
        query(transactionalStatements.wasMailed, addressKey(email)),
      );
      return found.length > 0;
    },
    noteFeedback: (id, report, then) => database.write(() => noteFeedback(id, report, then)),
    suppressTransactional: (id, then) => database.write(() => suppressMail(id, then)),
  };
}

function rowOf(row: TransactionalRow | undefined): TransactionalRow {
  if (!row) throw new Error('An email was queued without a row.');
  return row;
}
