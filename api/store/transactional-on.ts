import { once } from './keyed-work.ts';
import { statements } from './statements.ts';
import { listMails } from './transactional-list.ts';
import type { TransactionalStore } from './transactional-store.ts';
import {
  findUnsent,
  noteDelivery,
  noteFeedback,
  queueMail,
  readMail,
  readTemplate,
} from './transactional-works.ts';
import { type Database, query } from './work.ts';

/** Templates and transactional mails on any database whose schema is up to date. */
export function transactionalOn(database: Database, now: () => number): TransactionalStore {
  return {
    async putTemplate({ code, createdAt, subject, html, plain }) {
      await database.write(() =>
        query(statements.putTemplate, code, createdAt, now(), subject, html, plain),
      );
    },
    async findTemplate(code) {
      const [row] = await database.read(() => query(statements.findTemplate, code));
      return row ? readTemplate(row) : null;
    },
    async listTemplates() {
      return (await database.read(() => query(statements.listTemplates))).map(readTemplate);
    },
    queueTransactional: (mail, outbox, keyed) =>
      database.write(() => once(keyed, now(), () => queueMail(mail, outbox, now()))),
    readTransactional: (id, space) => database.read(() => readMail(id, space)),
    listTransactionals: (filter) => database.read(() => listMails(filter)),
    findUnsent: (id) => database.read(() => findUnsent(id)),
    noteDelivery: (id, attempt, status, then) =>
      database.write(() => noteDelivery(id, attempt, status, then)),
    noteFeedback: (id, report, then) => database.write(() => noteFeedback(id, report, then)),
    async suppressTransactional(id) {
      await database.write(() => query(statements.transactionalStatus, id, 'suppressed'));
    },
  };
}
