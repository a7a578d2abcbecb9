import { pageValues } from '../database/page.ts';
import { type Database, query } from '../database/transaction.ts';
import {
  pageSuppressions,
  readSuppression,
  readSuppressionCount,
  searchSuppressions,
  storedAs,
  suppressionsInForce,
} from './find-suppressions.ts';
import { importSuppressions } from './import-suppressions.ts';
import { suppressionStatements } from './suppression-statements.ts';
import type { SuppressionStore } from './suppression-store.ts';
import {
  confirmSubscriber,
  liftSuppression,
  resume,
  stopMail,
  suppress,
  undo,
} from './suppression-transactions.ts';

/** The suppressions in any database whose schema is up to date. */
export function sqlSuppressionStore(database: Database, now: () => number): SuppressionStore {
  return {
    suppress: (suppression, announcement) =>
      database.write(() => suppress(suppression, announcement)),
    confirmSubscriber: (audience, email) =>
      database.write(() => confirmSubscriber(audience, email, now())),
    importSuppressions: (imported, about) =>
      database.write(
        () => importSuppressions(imported),
        (changed) => {
          if (changed === 0) return null;
          return about === undefined ? `suppressions:${changed}` : about;
        },
      ),
    undoSuppression: (changeId) => database.write(() => undo(changeId, now())),
    resumeMail: (changeIds) => database.write(() => resume(changeIds, now())),
    stopMail: (suppression, announcement) =>
      database.write(
        () => stopMail(suppression, announcement, now()),
        ({ changeId }) =>
          changeId === suppression.changeId ? { person: suppression.email } : null,
      ),
    liftSuppression: (from) =>
      database.write(
        () => liftSuppression(from, now()),
        (outcome) => (outcome === 'lifted' ? { person: from.email } : null),
      ),
    async explainSuppression(changeId, reason) {
      const rows = await database.write(() =>
        query(suppressionStatements.explainSuppression, changeId, reason),
      );
      return rows.length > 0;
    },
    async isSuppressed({ account, email, list }) {
      const rows = await database.read(function* () {
        const [address, kept] = yield* storedAs(email);
        return yield* query(
          suppressionStatements.isSuppressed,
          account,
          address,
          list,
          kept,
          now(),
        );
      });
      return rows.length > 0;
    },
    async findSuppressions(email) {
      return await database.read(function* () {
        const [address, kept] = yield* storedAs(email);
        const rows = yield* query(suppressionStatements.findSuppressions, address, kept, now());
        return rows.map((row) => readSuppression({ ...row, email: address }));
      });
    },
    async listSuppressions(page = {}) {
      const { search } = page;
      if (search) return database.scan(() => searchSuppressions(search, page, now()));
      const rows = await database.read(() =>
        query(suppressionStatements.listSuppressions, ...pageValues(page), now()),
      );
      return rows.map(readSuppression);
    },
    async countSuppressions() {
      const rows = await database.scan(() => query(suppressionStatements.countSuppressions, now()));
      return rows.map(readSuppressionCount);
    },
    pageSuppressions: (filter) => database.read(() => pageSuppressions(filter, now())),
    suppressionsInForce: (emails) => database.read(() => suppressionsInForce(emails, now())),
  };
}
