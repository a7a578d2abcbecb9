import { pageValues } from '../database/page.ts';
import { search } from '../database/search.ts';
import { type Database, query } from '../database/transaction.ts';
import { once } from '../idempotency/once.ts';
import { eventStatements, searchedEvents } from './event-statements.ts';
import type { EventStore } from './event-store.ts';
import { listEvents, readEvent, readEvents, recordEvent } from './event-transactions.ts';

/** Events in any database whose schema is up to date. */
export function sqlEventStore(database: Database, now: () => number): EventStore {
  return {
    recordEvent: (event, entries, keyed) =>
      database.write(() => once(keyed, now(), () => recordEvent(event, entries, now()))),
    async readEvents({ search: wanted, ...page }) {
      if (!wanted) return database.read(() => readEvents(page));
      const from = searchedEvents(page.space, page.eventCode);
      const rows = await database.scan(() => search(from, wanted, ...pageValues(page)));
      return rows.map(readEvent);
    },
    listEvents: (filter) => database.read(() => listEvents(filter)),
    async findEvent(id) {
      const [row] = await database.read(() => query(eventStatements.findEvent, id));
      return row ? readEvent(row) : null;
    },
  };
}
