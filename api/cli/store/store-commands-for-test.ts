import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { parseConfig } from '@grovemail/config/parse-config.ts';
import { afterEach, beforeEach } from 'vitest';
import { storeFile } from '../../store/store-file.ts';
import type { QueuedMail } from '../../store/transactionals/transactional-store.ts';
import {
  acceptance,
  enquiry,
  lead,
  newId,
  outboxEntry,
  subscriber,
} from '../../store-suite/acceptances.ts';
import { event, unkeyed } from '../../store-suite/account-calls.ts';
import { storeForTest } from '../../store-suite/store-for-test.ts';
import { runOn } from '../ops-for-test.ts';

/** Of the running test. */
export let folder: string;
/** In that folder, where commands look for the embedded store. */
export let dataDir: string;

/** Gives each test of a file a folder. */
export function beforeEachStoreCommand(): void {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'grovemail-store-ops-'));
    dataDir = join(folder, 'data');
  });
  afterEach(() => rm(folder, { recursive: true }));
}

export const now = () => 0;
export const server = (dir = dataDir) => storeForTest({ path: storeFile(dir), now });
export const inFolder = (name: string) => join(folder, name);

/**
 * Runs `ops store`.
 * @param changes.databaseUrl as if it were configured
 * @param changes.dataDir instead of the test's
 * @param changes.watched on a terminal
 */
export async function ops(
  args: string[],
  changes: { databaseUrl?: string; dataDir?: string; watched?: boolean } = {},
) {
  const terminal = changes.watched ? Object.assign(new PassThrough(), { isTTY: true }) : null;
  const place = changes.dataDir ?? dataDir;
  const config = parseConfig({ DATA_DIR: place });
  const ran = await runOn(place, ['store', ...args], {
    config: () => {
      return { ...config, store: { dataDir: place, databaseUrl: changes.databaseUrl ?? null } };
    },
    terminal,
  });
  return { ...ran, drawn: terminal?.read()?.toString() ?? '' };
}

/** A store with some of everything; closed. */
export async function filled(dir = dataDir, times = 1) {
  const store = server(dir);
  const items = Array.from({ length: times }, (_, at) => [
    acceptance(enquiry({ body: `№ ${at} 👩🏽‍💻 'quoted' \r\n` }), {}, [
      outboxEntry(),
      outboxEntry(),
    ]),
    acceptance(lead({ metadata: { type: 'demo', at, deep: { a: [null, 1.5, 'ü'] } } })),
    acceptance(subscriber({ email: `a${at}@example.com` })),
    { ...acceptance(lead()), quarantine: { reason: 'honeypot', network: `${at}` } },
  ]).flat();
  for (let at = 0; at < items.length; at += 500) {
    await Promise.all(items.slice(at, at + 500).map(store.accept));
  }
  await store.countUse({ key: 'k', window: 1 });
  // A row that another refers to, in a table that comes later by name.
  const mail = { id: newId(), createdAt: 0, space: 'live', templateCode: 'a', message: {} };
  await store.queueTransactional(
    {
      ...mail,
      recipientEmail: 'a@example.com',
      replyTo: null,
      unfilled: null,
      subject: 'Hello',
      status: 'queued',
    } as QueuedMail,
    [outboxEntry()],
    { idempotency: null, response: () => ({ status: 200, body: '' }) },
  );
  const attempt = { id: newId(), at: 0, outcome: 'sent', reply: '250 OK' } as const;
  await store.noteDelivery(mail.id, attempt, 'sent');
  const contact = { id: newId(), createdAt: 0, space: 'test', email: 'a@example.com', fields: {} };
  await store.saveContact(contact, unkeyed());
  for (const space of ['live', 'live', 'test'])
    await store.recordEvent(event({ space }), () => [], unkeyed());
  await store.secret('form-token', { value: 'a secret of the tests', createdAt: 0 });
  await store.close();
  return items;
}
