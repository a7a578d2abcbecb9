import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import type { Store } from '../../store/store.ts';
import { storeFile } from '../../store/store-file.ts';
import { storeForTest } from '../../store-suite/store-for-test.ts';
import { consoleRoutes } from '../routes.ts';
import { consoleActs } from '../serving/acts.ts';
import { type OnceAddresses, onceAddresses } from '../serving/once.ts';

/** The console's calls on a store of their own, as `ada`. */
export interface CallsForTest {
  store: Store;
  once: OnceAddresses;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at a part of a response.
  get(path: string): Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: the same.
  post(path: string, body: object): Promise<any>;
  close(): Promise<void>;
}

/** @param now milliseconds since the epoch */
export function callsForTest(now: () => number): CallsForTest {
  const dataDir = mkdtempSync(join(tmpdir(), 'grovemail-console-'));
  const acts = consoleActs({
    ...{ operator: 'ada', givenName: null, command: 'console', subject: null, newKey: 'k' },
  });
  const store = storeForTest({ path: storeFile(dataDir), now, act: acts.current });
  const once = onceAddresses(now);
  const surroundings = {
    ...{ me: 'ada', operator: 'ada', isReadOnly: false, brand: 'x', version: '1', siteUrl: '' },
  };
  const lookAround = async () => {
    throw new Error('Nothing looks at the system.');
  };
  const personMails = { of: async () => [], erase: async () => [] };
  const made = { now, newId: uuidV7Maker(now) };
  const routes = consoleRoutes({ store, once, surroundings, lookAround, personMails, ...made });
  return {
    store,
    once,
    async get(given) {
      const url = new URL(given, 'http://localhost');
      const query = Object.fromEntries(url.searchParams);
      const { route, params } = found(url.pathname, false);
      if (!('query' in route)) throw new Error(given);
      return await route.handle({ params, query, body: undefined });
    },
    async post(given, body) {
      const { route, params } = found(given, true);
      if ('query' in route) throw new Error(given);
      return await acts.during(route.command, () =>
        route.handle({ params, query: undefined, body }),
      );
    },
    async close() {
      await store.close();
      rmSync(dataDir, { recursive: true });
    },
  };

  function found(path: string, isChange: boolean) {
    for (const route of routes) {
      if ('command' in route !== isChange) continue;
      const pattern = new RegExp(`^${route.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
      const match = pattern.exec(path);
      if (match) return { route, params: { ...match.groups } };
    }
    throw new Error(`No route for ${path}.`);
  }
}
