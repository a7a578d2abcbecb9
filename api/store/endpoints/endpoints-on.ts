import { pageValues } from '../page-values.ts';
import { statements } from '../statements.ts';
import { uuidV7Maker } from '../uuid-v7.ts';
import { type Database, query } from '../work.ts';
import type { EndpointStore } from './endpoint-store.ts';
import { noteAnswer, readDelivery, readFailing, replay } from './endpoint-works.ts';

/** The endpoints on any database whose schema is up to date. */
export function endpointsOn(database: Database, now: () => number): EndpointStore {
  const newId = uuidV7Maker(now);
  return {
    noteAnswer(answer) {
      const id = newId();
      return database.write(() => noteAnswer(id, answer, now()));
    },
    async listFailing() {
      return (await database.read(() => query(statements.listFailing))).map(readFailing);
    },
    async listDeliveries(endpoint, page = {}) {
      const values = [...pageValues(page), endpoint];
      const rows = await database.read(() => query(statements.listDeliveries, ...values));
      return rows.map(readDelivery);
    },
    async messagesOfEvent(eventId) {
      const rows = await database.read(() => query(statements.messagesOfEvent, eventId));
      return rows.map((row) => row.entry_id as string);
    },
    replay: (entryId) => database.write(() => replay(entryId, now())),
  };
}
