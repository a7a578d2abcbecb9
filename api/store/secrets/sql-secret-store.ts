import { text } from '../database/row.ts';
import { type Database, query } from '../database/transaction.ts';
import { secretStatements } from './secret-statements.ts';
import type { SecretStore } from './secret-store.ts';

/** Secrets in any database whose schema is up to date. */
export function sqlSecretStore(database: Database): SecretStore {
  return {
    secret: (name, { value, createdAt }) =>
      database.write(function* () {
        yield* query(secretStatements.keepSecret, name, value, createdAt);
        const [row] = yield* query(secretStatements.readSecret, name);
        return text.parse(row?.value);
      }),
  };
}
