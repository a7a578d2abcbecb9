import { openPostgresStore } from './postgres-store.ts';
import type { Store } from './store.ts';
import { describeStore } from './store-suite.ts';
import { sqlOn, testPostgres } from './suite/postgres-for-test.ts';

const emptySchema = testPostgres();

describeStore('PostgreSQL store', async () => {
  const url = await emptySchema();
  const opened: Store[] = [];
  return {
    async open(now = () => 0) {
      const store = await openPostgresStore({ url, now });
      opened.push(store);
      return store;
    },
    async sql(text) {
      await sqlOn(url, text);
    },
    async remove() {
      for (const store of opened) await store.close();
    },
  };
});
