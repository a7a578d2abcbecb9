import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text as readAll } from 'node:stream/consumers';
import { suppressionLists } from '../../cli/console/suppression-lists.ts';
import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import { openSqliteStore } from '../../store/sqlite-store.ts';
import type { Store } from '../../store/store.ts';
import { storeFile } from '../../store/store-file.ts';
import { createStoreFile } from '../../store-suite/store-for-test.ts';
import { consoleRoutes } from '../routes.ts';
import { consoleActs } from '../serving/acts.ts';
import type { ConsoleDeps } from '../serving/console-deps.ts';
import { type OnceAddresses, onceAddresses } from '../serving/once.ts';

/** The console's calls on a store of their own, as `ada`. A change runs as its command. */
export interface TestConsole {
  store: Store;
  once: OnceAddresses;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at a part of a response.
  get(path: string): Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: the same.
  post(path: string, body: object): Promise<any>;
  /** What an address that works once has to download. */
  fileAt(url: string): Promise<string>;
  /** The commands in the audit log that begin so, the newest first, with what they were about. */
  logged(command: string): Promise<[command: string, subject: string | null][]>;
  close(): Promise<void>;
}

export function consoleForTest(changes: Partial<ConsoleDeps> = {}): TestConsole {
  const folder = mkdtempSync(join(tmpdir(), 'grovemail-console-'));
  const path = storeFile(folder);
  createStoreFile(path);
  const base = { operator: 'ada', givenName: null, command: 'console', subject: null, newKey: 'k' };
  const acts = consoleActs(base);
  const { now = Date.now } = changes;
  const once = onceAddresses(now);
  const store = openSqliteStore({ path, now, act: acts.current });
  const routes = consoleRoutes({
    store,
    once,
    now,
    newId: uuidV7Maker(now),
    surroundings: {
      me: 'ada',
      operator: 'ada',
      isReadOnly: false,
      brand: 'Grovemail',
      version: '0',
      siteUrl: '',
    },
    personMails: { of: async () => [], erase: async () => [] },
    readSystemState: async () => ({ checks: [], backups: null, disk: null, isPostgres: false }),
    webhookAddress: (text) =>
      text.startsWith('https:') ? { url: text, warning: '' } : { fault: 'must be https.' },
    readList: suppressionLists(store, { asRunHere: (text) => text }),
    sendNow: async () => '250 OK',
    preferenceLink: async ({ email, id }) => `https://shop.example/unsubscription/x/${email}/${id}`,
    ...changes,
  });
  const call = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    for (const route of routes) {
      const match = new URLPattern({ pathname: route.path }).exec({ pathname });
      if (!match || route.method !== method) continue;
      const params = match.pathname.groups as Record<string, string>;
      const run = () => route.handle({ params, query: Object.fromEntries(searchParams), body });
      return await (route.command === null ? run() : acts.during(route.command(body), run));
    }
    throw new Error(`There is no route ${path}.`);
  };
  return {
    store,
    once,
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    async fileAt(url) {
      const served = once.take(url);
      if (!served || !('body' in served)) throw new Error('There is no file.');
      return await readAll(Readable.from(served.body));
    },
    async logged(start) {
      const log = (await store.listAudit()).filter(({ command }) => command.startsWith(start));
      return log.map(({ command, subject }) => [command, subject]);
    },
    async close() {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}
