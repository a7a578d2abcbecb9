import { text } from '../database/row.ts';
import { type Database, query } from '../database/transaction.ts';

/** Keys shared by the servers of a store. */
export interface SecretStore {
  /**
   * The secret of a name, which is `candidate` if there was none.
   * @throws {StoreUnavailableError} if it can be neither read nor stored
   */
  secret(name: string, candidate: { value: string; createdAt: number }): Promise<string>;
}

/** Secrets in any database whose schema is up to date. */
export function sqlSecretStore(database: Database): SecretStore {
  return {
    secret: (name, { value, createdAt }) =>
      database.write(
        function* () {
          yield* query(secretStatements.keepSecret, name, value, createdAt);
          const [row] = yield* query(secretStatements.readSecret, name);
          return text.parse(row?.value);
        },
        // The first command creates it, so it is not an operator's change.
        () => null,
      ),
  };
}

export const secretStatements = {
  keepSecret: `insert into secrets (name, value, created_at) values ($1, $2, $3)
    on conflict (name) do nothing`,
  readSecret: 'select value from secrets where name = $1',
} as const;
