import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { errorEnvelope } from '@grovemail/contract/envelope.ts';
import { errorAddress } from '@grovemail/contract/errors.ts';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import type { AppDeps } from '../app-deps.ts';
import { uuidV7Maker } from '../store/database/uuid-v7.ts';
import { keyedDigest } from '../store/secrets/keyed-digest.ts';
import type { Store } from '../store/store.ts';
import { storeForTest } from '../store-suite/store-for-test.ts';
import { watchResponses } from './documented-responses-for-test.ts';

export interface TestApp {
  app: FastifyInstance;
  store: Store;
  /** The application's clock, in milliseconds; a test may move it. */
  clock: { now: number };
  /** How many rows of each kind the store holds; those in quarantine count as that alone. */
  counts(): Promise<typeof nothingStored>;
  /** @throws when a response differed from the contract */
  close(): Promise<void>;
}

interface TestSettings {
  config?: Partial<Omit<AppDeps['config'], 'server' | 'limits'>> & {
    server?: Partial<AppDeps['config']['server']>;
    limits?: Partial<AppDeps['config']['limits']>;
  };
  /** Built files by path; without them, only the API is served. */
  site?: Record<string, string>;
  /** Stands in for the real store. */
  store?: Store;
  logger?: AppDeps['logger'];
  isShared?: boolean;
  timeouts?: AppDeps['timeouts'];
  call?: AppDeps['call'];
  isStopping?: () => boolean;
  noteView?: AppDeps['noteView'];
}

/** The whole application over a real store in a directory of its own, not listening. */
export async function testApp(settings: TestSettings = {}): Promise<TestApp> {
  const directory = mkdtempSync(join(tmpdir(), 'grovemail-app-'));
  const clock = { now: start };
  const now = () => clock.now;
  const store = settings.store ?? storeForTest({ path: join(directory, 'test.sqlite'), now });
  const { app, faults } = await makeApp({ ...settings, store }, directory, now);
  return {
    app,
    store,
    clock,
    counts: () => countsOf(store),
    async close() {
      await app.close();
      await store.close();
      rmSync(directory, { recursive: true, force: true });
      rejectFaults(faults);
    },
  };
}

/**
 * The same for tests that only inject requests: over a store and a clock of their own, but the application is one that
 * an earlier test left, since making it takes longer than most tests. Without limits, it keeps nothing of that test.
 * @param site as for `testApp`
 */
export async function usedApp(site?: Record<string, string>): Promise<TestApp> {
  const kind = JSON.stringify(site) ?? '';
  const free = freeApps.get(kind) ?? [];
  freeApps.set(kind, free);
  const left = free.pop();
  const directory = mkdtempSync(join(tmpdir(), 'grovemail-app-'));
  const clock = left?.clock ?? { now: start };
  clock.now = start;
  const store = storeForTest({ path: join(directory, 'test.sqlite'), now: () => clock.now });
  const one = left ?? (await reusableApp(store, clock, site));
  one.use(store);
  return {
    app: one.app,
    store,
    clock,
    counts: () => countsOf(store),
    async close() {
      await store.close();
      rmSync(directory, { recursive: true, force: true });
      free.push(one);
      rejectFaults(one.faults);
    },
  };
}

type ReusableApp = Awaited<ReturnType<typeof reusableApp>>;
const freeApps = new Map<string, ReusableApp[]>();

async function reusableApp(
  first: Store,
  clock: { now: number },
  site: Record<string, string> | undefined,
) {
  const now = () => clock.now;
  let current = first;
  let newId = uuidV7Maker(now);
  const store = new Proxy(first, { get: (_, name) => Reflect.get(current, name) });
  const directory = mkdtempSync(join(tmpdir(), 'grovemail-site-'));
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  const made = await makeApp({ store, ...(site ? { site } : {}) }, directory, now, () => newId());
  return {
    ...made,
    clock,
    use(next: Store) {
      current = next;
      newId = uuidV7Maker(now);
    },
  };
}

/** When the clock of each application starts. */
const start = Date.UTC(2026, 10, 21);

async function makeApp(
  settings: TestSettings & { store: Store },
  directory: string,
  now: () => number,
  newId = uuidV7Maker(now),
) {
  const app = await createApp({
    config: {
      ...testConfig,
      ...settings.config,
      server: { ...testConfig.server, ...settings.config?.server },
      limits: { ...testConfig.limits, ...settings.config?.limits },
    },
    store: settings.store,
    isShared: settings.isShared ?? false,
    formTokenKey: 'a key of the tests, long enough for use',
    trackingKeys: testKeys,
    digest: keyedDigest('a key of the tests, long enough for use'),
    vapidPublicKey: 'the public key of the tests',
    pushSecret: testPushSecret,
    mailReportSecret: testMailReportSecret,
    now,
    newId,
    siteDir: settings.site ? writeSite(join(directory, 'site'), settings.site) : null,
    logger: settings.logger,
    ...(settings.call ? { call: settings.call } : {}),
    ...(settings.timeouts ? { timeouts: settings.timeouts } : {}),
    ...(settings.isStopping ? { isStopping: settings.isStopping } : {}),
    ...(settings.noteView ? { noteView: settings.noteView } : {}),
  });
  return { app, faults: watchResponses(app) };
}

function rejectFaults(faults: Set<string>): void {
  const found = [...faults];
  faults.clear();
  if (found.length > 0) throw new Error(`Not as documented:\n${found.join('\n')}`);
}

async function countsOf(store: Store): Promise<typeof nothingStored> {
  const limit = 100_000;
  const held = { limit, quarantined: true };
  const pushSubscriptions = await store.listSubscriptions({ limit });
  const [enquiries, leads, subscribers, outbox, ...quarantined] = await Promise.all([
    store.listEnquiries({ limit }),
    store.listLeads({ limit }),
    store.listSubscribers({ limit }),
    store.listOutbox({ limit }),
    store.listEnquiries(held),
    store.listLeads(held),
    store.listSubscribers(held),
  ]);
  return {
    enquiries: enquiries.length,
    leads: leads.length,
    subscribers: subscribers.length,
    outbox: outbox.length,
    pushSubscriptions: pushSubscriptions.length,
    quarantined: quarantined.flat().length,
  };
}

/** Newest first. */
export const testKeys = ['the newest key of the tests', 'an older key of the tests'];

/** The page of an error, as the site's build would leave it. */
export const errorPage = {
  '_responses/rejected.html': '<title>{{title}}</title><h1>{{title}}</h1><ul>{{messages}}</ul>',
};

export const testPushSecret = 'the secret of push in the tests';

export const testMailReportSecret = `whsec_${btoa('the secret of reports in the tests')}`;

/** An error without its id, which no two share, and its page. @throws Error if it links to another page */
export function errorIn(response: { json(): unknown }) {
  const { request_id: _, help, ...error } = errorEnvelope.parse(response.json());
  if (!help.endsWith(errorAddress(error.code))) throw new Error(`${error.code} links to ${help}.`);
  return error;
}

export const formType = { 'content-type': 'application/x-www-form-urlencoded' };

export const nothingStored = {
  enquiries: 0,
  leads: 0,
  subscribers: 0,
  outbox: 0,
  pushSubscriptions: 0,
  quarantined: 0,
};

/** Everything on one origin. */
export const basesForTest: AppDeps['config']['bases'] = {
  site: '',
  app: '',
  guest: '',
  api: '',
  messaging: '',
  users: '',
  sales: '',
  modules: '',
};

const testConfig: AppDeps['config'] = {
  isProduction: false,
  hsts: 'host',
  server: { trustProxy: false, maxConnections: 2_000, maxConnectionsPerAddress: 256 },
  bases: basesForTest,
  handOver: true,
  clientApiKey: 'pk_test',
  audienceId: 'newsletter',
  notices: { webhookUrl: null, webhookSecret: null },
  providers: { sesTopics: [], sendGridKey: null, mailgunKey: null, postmarkLogin: null },
  limits: { formsPerMinute: null, globalPerMinute: null, keyPerMinute: null },
  push: { apiKey: 'pk_push', services: ['push.example'] },
  mail: { operators: ['first@grovemail.example'], smtpUrl: 'smtp://mail.example' },
  outboundAllow: [],
};

function writeSite(directory: string, files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) {
    const path = join(directory, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return directory;
}
