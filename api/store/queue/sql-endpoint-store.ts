import { pageValues } from '../database/page.ts';
import { integer, oneOf, rowReader, text } from '../database/row.ts';
import { type Database, type DatabaseRow, query } from '../database/transaction.ts';
import { uuidV7Maker } from '../database/uuid-v7.ts';
import { endpointStatements } from './endpoint-statements.ts';
import type { EndpointStore, FailingEndpoint } from './endpoint-store.ts';
import { recordResponse, replay } from './endpoint-transactions.ts';

/** The endpoints in any database whose schema is up to date. */
export function sqlEndpointStore(database: Database, now: () => number): EndpointStore {
  const newId = uuidV7Maker(now);
  return {
    recordResponse(response) {
      const id = newId();
      return database.write(() => recordResponse(id, response, now()));
    },
    async listFailing() {
      return (await database.read(() => query(endpointStatements.listFailing))).map(readFailing);
    },
    async findFailing(endpoint) {
      const [row] = await database.read(() => query(endpointStatements.readFailing, endpoint));
      return row ? readFailing(row) : null;
    },
    async countDeliveries(endpoint) {
      const [row] = await database.scan(() => query(endpointStatements.countDeliveries, endpoint));
      return Number(row?.count);
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
    replay: (entryId, endpoint) =>
      database.write(
        () => replay(entryId, now(), endpoint),
        (outcome) => (outcome === 'replayed' || outcome === 'waiting' ? `outbox:${entryId}` : null),
      ),
    async endPause(endpoint) {
      await database.write(
        () => query(endpointStatements.endPause, endpoint, now()),
        () => null,
      );
    },
  };
}

const readEndpoint = rowReader({
  key: text,
  failures: integer,
  failing_since: integer,
  paused_until: integer.nullable(),
  last_error: text,
});

function readFailing(row: DatabaseRow): FailingEndpoint {
  const { key: endpoint, failingSince: since, lastError: error, ...rest } = readEndpoint(row);
  return { ...rest, endpoint, since, error };
}

const readDelivery = rowReader({
  id: text,
  created_at: integer,
  entry_id: text,
  type: text.nullable(),
  event_id: text.nullable(),
  attempt: integer,
  outcome: oneOf('sent', 'failed', 'refused'),
  reply: text,
  ms: integer,
});
