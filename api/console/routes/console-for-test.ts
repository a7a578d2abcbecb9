import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import { openSqliteStore } from '../../store/sqlite-store.ts';
import type { Store } from '../../store/store.ts';
import { storeFile } from '../../store/store-file.ts';
import { createStoreFile } from '../../store-suite/store-for-test.ts';
import { type Acts, consoleActs } from '../serving/acts.ts';
import type { ConsoleDeps } from '../serving/console-deps.ts';
import type { ConsoleRoute } from '../serving/console-route.ts';
import { onceAddresses } from '../serving/once.ts';

export interface TestConsole {
  store: Store;
  deps: ConsoleDeps;
  /** Calls a route by its path; a change runs as its command. */
  get(path: string, query?: object): Promise<object>;
  post(path: string, body: object): Promise<object>;
  close(): Promise<void>;
}

/** Routes of the console over an embedded store of their own, as ada. */
export function consoleForTest(
  routesOf: (deps: ConsoleDeps) => ConsoleRoute[],
  changes: Partial<ConsoleDeps> = {},
): TestConsole {
  const folder = mkdtempSync(join(tmpdir(), 'grovemail-console-'));
  const path = storeFile(folder);
  createStoreFile(path);
  const base = { operator: 'ada', givenName: null, command: 'console', subject: null, newKey: 'k' };
  const acts: Acts = consoleActs(base);
  const { now = Date.now } = changes;
  const store = openSqliteStore({ path, now, act: acts.current });
  const deps: ConsoleDeps = {
    ...{ store, once: onceAddresses(now), now, newId: uuidV7Maker(now) },
    surroundings: {
      ...{ me: 'ada', operator: 'ada', isReadOnly: false, brand: 'Grovemail', version: '0' },
      siteUrl: '',
    },
    personMails: { of: async () => [], erase: async () => [] },
    lookAround: async () => ({ checks: [], lastBackupAt: null, disk: null, isPostgres: false }),
    webhookAddress: (text) =>
      text.startsWith('https:') ? { url: text, warning: '' } : { fault: 'must be https.' },
    sendNow: async () => '250 OK',
    ...changes,
  };
  const routes = routesOf(deps);
  const found = (path: string, isRead: boolean) => {
    for (const route of routes) {
      const match = new URLPattern({ pathname: route.path }).exec({ pathname: path });
      if (match && 'query' in route === isRead) {
        const params = match.pathname.groups as Record<string, string>;
        return { route, params };
      }
    }
    throw new Error(`There is no route ${path}.`);
  };
  return {
    ...{ store, deps },
    async get(path, query = {}) {
      const { route, params } = found(path, true);
      return await route.handle({ params, query, body: undefined } as never);
    },
    async post(path, body) {
      const { route, params } = found(path, false);
      const run = () => route.handle({ params, query: undefined, body } as never);
      return await ('command' in route ? acts.during(route.command, run) : run());
    },
    async close() {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}
