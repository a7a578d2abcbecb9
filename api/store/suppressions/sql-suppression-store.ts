import { suppressionSources } from '@grovemail/domain/preferences/suppression-source.ts';
import { pageValues } from '../database/page.ts';
import { integer, oneOf, rowReader, text } from '../database/row.ts';
import { type Database, query } from '../database/transaction.ts';
import { importSuppressions } from './import-suppressions.ts';
import { suppressionStatements } from './suppression-statements.ts';
import type { SuppressionStore } from './suppression-store.ts';
import { confirmSubscriber, resume, storedAs, suppress, undo } from './suppression-transactions.ts';

/** The suppressions in any database whose schema is up to date. */
export function sqlSuppressionStore(database: Database, now: () => number): SuppressionStore {
  return {
    suppress: (suppression, announcement) =>
      database.write(() => suppress(suppression, announcement)),
    confirmSubscriber: (audience, email) =>
      database.write(() => confirmSubscriber(audience, email, now())),
    importSuppressions: (imported) => database.write(() => importSuppressions(imported)),
    undoSuppression: (changeId) => database.write(() => undo(changeId, now())),
    resumeMail: (changeIds) => database.write(() => resume(changeIds, now())),
    async liftSuppression({ account, email, list }) {
      const rows = await database.write(function* () {
        const [address, kept] = yield* storedAs(email);
        return yield* query(
          suppressionStatements.liftSuppression,
          account,
          address,
          list,
          now(),
          kept,
        );
      });
      return rows.length > 0;
    },
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
      const rows = await database.read(() =>
        query(suppressionStatements.listSuppressions, ...pageValues(page), now()),
      );
      return rows.map(readSuppression);
    },
  };
}

const readSuppression = rowReader({
  id: text,
  change_id: text,
  account: text,
  email: text,
  list: text,
  contact_id: text.nullable(),
  since: integer,
  changed_at: integer,
  source: oneOf(...suppressionSources),
  reason: text.nullable(),
  lifted_at: integer.nullable(),
  ends_at: integer.nullable(),
});
