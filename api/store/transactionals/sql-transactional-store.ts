import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import { text } from '../database/row.ts';
import { type Database, query } from '../database/transaction.ts';
import { once } from '../idempotency/once.ts';
import { isIndexed, listMails } from './list-mails.ts';
import { transactionalStatements } from './transactional-statements.ts';
import type { TransactionalStore } from './transactional-store.ts';
import {
  findUnsent,
  findUnsentCopy,
  noteDelivery,
  noteFeedback,
  queueMail,
  readMail,
  settleCopy,
} from './transactional-transactions.ts';

/** Transactional emails in any database whose schema is up to date. */
export function sqlTransactionalStore(database: Database, now: () => number): TransactionalStore {
  return {
    queueTransactional: (mail, outbox, keyed) =>
      database.write(() => once(keyed, now(), () => queueMail(mail, outbox, now()))),
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
    async suppressTransactional(id) {
      await database.write(() =>
        query(transactionalStatements.transactionalStatus, id, 'suppressed', 0),
      );
    },
  };
}
