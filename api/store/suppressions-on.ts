import { pageValues } from './page-values.ts';
import { readSuppression } from './row-readers.ts';
import { statements } from './statements.ts';
import type { SuppressionStore } from './suppression-store.ts';
import { storedAs, suppress, undo } from './suppression-works.ts';
import { type Database, query } from './work.ts';

/** The suppressions on any database whose schema is up to date. */
export function suppressionsOn(database: Database, now: () => number): SuppressionStore {
  return {
    suppress: (suppression, announcement) =>
      database.write(() => suppress(suppression, announcement)),
    undoSuppression: (changeId) => database.write(() => undo(changeId, now())),
    async liftSuppression({ account, email, list }) {
      const rows = await database.write(function* () {
        const [address, kept] = yield* storedAs(email);
        return yield* query(statements.liftSuppression, account, address, list, now(), kept);
      });
      return rows.length > 0;
    },
    async explainSuppression(changeId, reason) {
      const rows = await database.write(() =>
        query(statements.explainSuppression, changeId, reason),
      );
      return rows.length > 0;
    },
    async isSuppressed({ account, email, list }) {
      const rows = await database.read(function* () {
        const [address, kept] = yield* storedAs(email);
        return yield* query(statements.isSuppressed, account, address, list, kept);
      });
      return rows.length > 0;
    },
    async findSuppressions(email) {
      return await database.read(function* () {
        const [address, kept] = yield* storedAs(email);
        const rows = yield* query(statements.findSuppressions, address, kept);
        return rows.map((row) => readSuppression({ ...row, email: address }));
      });
    },
    async listSuppressions(page = {}) {
      const rows = await database.read(() =>
        query(statements.listSuppressions, ...pageValues(page)),
      );
      return rows.map(readSuppression);
    },
  };
}
