import { once } from './keyed-work.ts';
import { statements } from './statements.ts';
import type { TransactionalStore } from './transactional-store.ts';
import {
  findUnsent,
  noteDelivery,
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
      database.write(() => once(keyed, now(), () => queueMail(mail, outbox))),
    readTransactional: (id, isTest) => database.read(() => readMail(id, isTest)),
    findUnsent: (id) => database.read(() => findUnsent(id)),
    noteDelivery: (id, attempt, status) => database.write(() => noteDelivery(id, attempt, status)),
    async suppressTransactional(id) {
      await database.write(() => query(statements.transactionalStatus, id, 'suppressed'));
    },
    async forgetTransactionals(before, limit) {
      const rows = await database.write(() =>
        query(statements.forgetTransactionals, before, limit),
      );
      return rows.length;
    },
  };
}
