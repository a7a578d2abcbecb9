import { statements } from '../statements.ts';
import { type Database, query } from '../work.ts';
import type { EndpointStore } from './endpoint-store.ts';
import { noteAnswer, readFailing } from './endpoint-works.ts';

/** The endpoints on any database whose schema is up to date. */
export function endpointsOn(database: Database, now: () => number): EndpointStore {
  return {
    noteAnswer: (answer) => database.write(() => noteAnswer(answer, now())),
    async listFailing() {
      return (await database.read(() => query(statements.listFailing))).map(readFailing);
    },
  };
}
