import type { Database } from '../database/transaction.ts';
import { forgotten } from './retention.ts';
import type { RetentionStore } from './retention-store.ts';

/** The retention store on any database whose schema is up to date. */
export function sqlRetentionStore(database: Database, now: () => number): RetentionStore {
  return {
    async forget(kind, limit) {
      const { keptFor, forget, ...rest } = forgotten[kind];
      const batchSize = 'batchSize' in rest ? rest.batchSize : limit;
      let count = 0;
      while (count < limit) {
        const size = Math.min(batchSize, limit - count);
        const gone = await database.write(() => forget(now() - keptFor, size));
        count += gone;
        if (gone < size) break;
      }
      return count;
    },
  };
}
