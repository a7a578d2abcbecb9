import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { groupCommit } from './group-commit.ts';
import {
  type DatabaseRow,
  readEnquiry,
  readLead,
  readOutboxEntry,
  readSubscriber,
} from './row-readers.ts';
import { acceptBatch } from './sqlite-accept.ts';
import { openDatabase } from './sqlite-database.ts';
import { asStoreError, storeUnavailable } from './sqlite-fault.ts';
import { releaseRecord } from './sqlite-release.ts';
import { sqliteSql } from './sqlite-sql.ts';
import { statements } from './statements.ts';
import type { Acceptance, Page, Store } from './store.ts';

export interface SqliteStoreOptions {
  /** The database file, see `store-file.ts`. Made with its directory when missing, unless `readOnly`. */
  path: string;
  /** Milliseconds since the epoch, against which idempotency keys expire. */
  now: () => number;
  /** Reads beside a running server and makes nothing; `accept` then rejects. */
  readOnly?: boolean;
}

/**
 * Opens and migrates the embedded store.
 * @throws {SchemaVersionError} when the file is from another version
 * @throws {StoreUnavailableError} when the file cannot be opened
 */
export function openSqliteStore({ path, now, readOnly = false }: SqliteStoreOptions): Store {
  return sqliteStoreOn(openDatabase({ path, now: now(), readOnly }), now);
}

/** The store over a database that is open and migrated; closing the store closes it. */
export function sqliteStoreOn(db: DatabaseSync, now: () => number): Store {
  const prepared = new Map<string, StatementSync>();
  const writes = groupCommit((batch: Acceptance[]) => acceptBatch(db, prepare, batch, now()));

  function prepare(portable: string): StatementSync {
    const known = prepared.get(portable);
    if (known) return known;
    const statement = db.prepare(sqliteSql(portable));
    prepared.set(portable, statement);
    return statement;
  }

  function list<Row>(sql: string, held: string, read: (row: DatabaseRow) => Row) {
    return async ({ limit = 100, before = afterEveryId, quarantined = false }: Page = {}) => {
      if (!Number.isInteger(limit) || limit < 1) throw new RangeError('limit must be 1 or more.');
      return reading(() =>
        prepare(quarantined ? held : sql)
          .all(before, limit)
          .map(read),
      );
    };
  }

  return {
    async accept(acceptance) {
      if (!db.isOpen) throw storeUnavailable(new Error('The store is closed.'));
      return writes.add(acceptance);
    },
    async release(kind, id) {
      return releaseRecord(db, prepare, kind, id);
    },
    async secret(name, { value, createdAt }) {
      return reading(() => {
        prepare(statements.keepSecret).run(name, value, createdAt);
        return prepare(statements.readSecret).get(name)?.value as string;
      });
    },
    listEnquiries: list(statements.listEnquiries, statements.listQuarantinedEnquiries, readEnquiry),
    listLeads: list(statements.listLeads, statements.listQuarantinedLeads, readLead),
    listSubscribers: list(
      statements.listSubscribers,
      statements.listQuarantinedSubscribers,
      readSubscriber,
    ),
    listOutbox: list(statements.listOutbox, statements.listOutbox, readOutboxEntry),
    async ping() {
      try {
        prepare(statements.schemaVersion).get();
      } catch (error) {
        throw storeUnavailable(error);
      }
    },
    async close() {
      if (!db.isOpen) return;
      writes.flush();
      db.close();
    },
  };
}

/** No UUIDv7 sorts after this one. */
const afterEveryId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

function reading<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw asStoreError(error);
  }
}
