import { accept } from './accepting.ts';
import { release } from './releasing.ts';
import { readEnquiry, readLead, readOutboxEntry, readSubscriber } from './row-readers.ts';
import { statements } from './statements.ts';
import type { Page, Store } from './store.ts';
import { type Database, type DatabaseRow, query } from './work.ts';

/**
 * The store on any database whose schema is up to date; closing the store closes it.
 * @param now milliseconds since the epoch, against which idempotency keys expire
 */
export function storeOn(database: Database, now: () => number): Store {
  function list<Row>(sql: string, held: string, read: (row: DatabaseRow) => Row) {
    return async ({ limit = 100, before = afterEveryId, quarantined = false }: Page = {}) => {
      if (!Number.isInteger(limit) || limit < 1) throw new RangeError('limit must be 1 or more.');
      const rows = await database.read(() => query(quarantined ? held : sql, before, limit));
      return rows.map(read);
    };
  }

  return {
    accept: (acceptance) => database.write(() => accept(acceptance, now())),
    release: (kind, id) => database.write(() => release(kind, id)),
    secret: (name, { value, createdAt }) =>
      database.write(function* () {
        yield* query(statements.keepSecret, name, value, createdAt);
        const [row] = yield* query(statements.readSecret, name);
        return row?.value as string;
      }),
    listEnquiries: list(statements.listEnquiries, statements.listQuarantinedEnquiries, readEnquiry),
    listLeads: list(statements.listLeads, statements.listQuarantinedLeads, readLead),
    listSubscribers: list(
      statements.listSubscribers,
      statements.listQuarantinedSubscribers,
      readSubscriber,
    ),
    listOutbox: list(statements.listOutbox, statements.listOutbox, readOutboxEntry),
    async ping() {
      await database.read(() => query(statements.schemaVersion));
    },
    close: () => database.close(),
  };
}

/** No UUIDv7 sorts after this one. */
const afterEveryId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
