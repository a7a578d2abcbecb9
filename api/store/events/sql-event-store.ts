import { type Database, query } from '../database/transaction.ts';
import { once } from '../idempotency/once.ts';
import { eventStatements } from './event-statements.ts';
import type { EventStore } from './event-store.ts';
import { listEvents, readEvent, readEvents, recordEvent } from './event-transactions.ts';

/** Events in any database whose schema is up to date. */
export function sqlEventStore(database: Database, now: () => number): EventStore {
  return {
    recordEvent: (event, entries, keyed) =>
      database.write(() => once(keyed, now(), () => recordEvent(event, entries, now()))),
    readEvents: (filter) => database.read(() => readEvents(filter)),
    listEvents: (filter) => database.read(() => listEvents(filter)),
    async findEvent(id) {
      const [row] = await database.read(() => query(eventStatements.findEvent, id));
      return row ? readEvent(row) : null;
    },
  };
}
