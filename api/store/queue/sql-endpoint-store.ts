import { pageValues } from '../database/page-values.ts';
import { text } from '../database/row.ts';
import { type Database, query } from '../database/transaction.ts';
import { uuidV7Maker } from '../database/uuid-v7.ts';
import { readDelivery, readFailing } from './endpoint-rows.ts';
import { endpointStatements } from './endpoint-statements.ts';
import type { EndpointStore } from './endpoint-store.ts';
import { recordResponse, replay } from './endpoint-transactions.ts';

/** The endpoints in any database whose schema is up to date. */
export function sqlEndpointStore(database: Database, now: () => number): EndpointStore {
  const newId = uuidV7Maker(now);
  return {
    recordResponse(answer) {
      const id = newId();
      return database.write(() => recordResponse(id, answer, now()));
    },
    async listFailing() {
      return (await database.read(() => query(endpointStatements.listFailing))).map(readFailing);
    },
    async countWaiting(endpoint) {
      const [row] = await database.read(() => query(endpointStatements.countWaiting, endpoint));
      return Number(row?.count);
    },
    async listDeliveries(endpoint, page = {}) {
      const values = [...pageValues(page), endpoint];
      const rows = await database.read(() => query(endpointStatements.listDeliveries, ...values));
      return rows.map(readDelivery);
    },
    async messagesOfEvent(eventId) {
      const rows = await database.read(() => query(endpointStatements.messagesOfEvent, eventId));
      return rows.map((row) => text.parse(row.entry_id));
    },
    replay: (entryId) => database.write(() => replay(entryId, now())),
  };
}
