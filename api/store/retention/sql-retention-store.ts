import type { Database } from '../database/transaction.ts';
import { forgotten } from './retention.ts';
import type { RetentionStore } from './retention-store.ts';

/** The retention store on any database whose schema is up to date. */
export function sqlRetentionStore(database: Database, now: () => number): RetentionStore {
  return {
    async forget(kind, limit) {
      const { keptFor, forget, ...rest } = forgotten[kind];
      const atOnce = 'atOnce' in rest ? rest.atOnce : limit;
      let count = 0;
      while (count < limit) {
        const most = Math.min(atOnce, limit - count);
        const gone = await database.write(() => forget(now() - keptFor, most));
        count += gone;
        if (gone < most) break;
      }
      return count;
    },
  };
}
