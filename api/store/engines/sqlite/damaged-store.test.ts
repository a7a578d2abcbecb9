import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acceptance, enquiry } from '../../../store-suite/acceptances.ts';
import { contactChange, unkeyed } from '../../../store-suite/account-calls.ts';
import { storeForTest } from '../../../store-suite/store-for-test.ts';
import { StoreUnavailableError } from '../../database/errors.ts';
import { openSqliteStore } from '../../sqlite-store.ts';
import type { Store } from '../../store.ts';
import { storeFile } from '../../store-file.ts';
import { damageTable } from './damage-for-test.ts';
import { checkInThread } from './soundness-check.ts';
import { requireWholeFile } from './whole-file.ts';

const now = () => 0;

let folder: string;
let path: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'grovemail-damage-'));
  path = storeFile(folder);
  store = storeForTest({ path, now });
  for (let at = 0; at < 40; at += 1) await accept();
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const accept = () => store.accept(acceptance(enquiry({ body: 'x'.repeat(2_000) })));
const start = (file = path) => openSqliteStore({ path: file, now, check: true });

/** The file and its write-ahead log as a crash would leave them. */
function crashed(name: string): string {
  const file = storeFile(join(folder, name));
  mkdirSync(join(folder, name));
  for (const suffix of ['', '-wal']) copyFileSync(path + suffix, file + suffix);
  return file;
}

describe('a start with a check rejects', () => {
  it.each([
    ['the last page', (size: number) => size - 4_096],
    ['a byte', (size: number) => size - 1],
    ['half', (size: number) => size / 2],
    ['all but the header', () => 100],
    ['a part of the header', () => 60],
  ])('a file without %s, with what to do about it', async (_name, length) => {
    await store.close();
    truncateSync(path, length(readFileSync(path).length));
    expect(() => start()).toThrow(StoreUnavailableError);
    expect(() => start()).toThrow(/is damaged .* npm run ops -- store restore <file> --force/);
  });

  it('a file without a page that is not in the write-ahead log either', async () => {
    await store.close();
    store = openSqliteStore({ path, now });
    await accept();
    const file = crashed('copy');
    truncateSync(file, readFileSync(file).length - 4_096 * 8);
    expect(() => start(file)).toThrow(/is damaged \(it ends after \d+ of \d+ bytes\)/);
  });

  it('a write-ahead log without its file, and leaves it', () => {
    const file = crashed('copy');
    rmSync(file);
    expect(() => start(file)).toThrow(/only its write-ahead log .* store restore/);
    expect(existsSync(file)).toBe(false);
    expect(readFileSync(`${file}-wal`)).toEqual(readFileSync(`${path}-wal`));
  });

  it.each(['outbox', 'enquiries'])('damage in %s after a crash', async (table) => {
    await store.close();
    damageTable(path, table);
    writeFileSync(`${path}-wal`, '');
    expect(() => start()).toThrow(/is damaged .* store restore/);
  });
});

describe('a start with a check accepts', () => {
  it('pages that are in the write-ahead log alone', async () => {
    const file = crashed('copy');
    const pages = new DatabaseSync(path).prepare('pragma page_count').get()?.page_count;
    expect(readFileSync(file).length).toBeLessThan(Number(pages) * 4_096);
    const copy = start(file);
    expect(await copy.listEnquiries({ limit: 100 })).toHaveLength(40);
    await copy.close();
  });

  it('a file that another process writes to', async () => {
    const file = join(folder, 'busy.sqlite');
    const db = new DatabaseSync(file);
    db.exec('pragma journal_mode = wal; create table t (x)');
    db.close();
    const script = `
      const db = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
      db.exec('pragma synchronous = off');
      for (let time = 0; time < 200; time += 1) {
        db.exec('begin; insert into t values (zeroblob(400000)); commit; pragma wal_checkpoint(full)');
      }`;
    const writer = spawn(process.execPath, ['-e', script, file]);
    const end = once(writer, 'exit');
    for (let ended = false; !ended; await setImmediate()) {
      requireWholeFile(file);
      ended = writer.exitCode !== null;
    }
    expect(await end).toEqual([0, null]);
  });

  it('a write-ahead log that ends within a transaction', async () => {
    const file = crashed('copy');
    truncateSync(`${file}-wal`, readFileSync(`${file}-wal`).length - 5_000);
    const copy = start(file);
    expect((await copy.listEnquiries({ limit: 100 })).length).toBeGreaterThan(30);
    await copy.close();
  });
});

describe('damage elsewhere', () => {
  beforeEach(async () => {
    await store.saveContact(contactChange({ extraData: { all: 'x'.repeat(9_000) } }), unkeyed());
    await store.close();
    damageTable(path, 'contacts');
  });

  it('is found beside other calls; then it takes no writes, but still reads', async () => {
    store = start();
    await store.ping();
    expect(await store.damaged).toMatch(/contacts|Tree|page|malformed/);
    await expect(store.ping()).rejects.toThrow(StoreUnavailableError);
    await expect(accept()).rejects.toThrow(StoreUnavailableError);
    expect(await store.listEnquiries({ limit: 100 })).toHaveLength(40);
  });

  it('is distinguished from a file that cannot be opened for a while', async () => {
    renameSync(path, `${path}.away`);
    const found: unknown[] = [];
    await checkInThread(path, (fault) => found.push(fault)).stop();
    expect(found).toEqual([]);
    const { promise, resolve } = Promise.withResolvers();
    const check = checkInThread(path, resolve);
    await setImmediate();
    renameSync(`${path}.away`, path);
    expect(String(await promise)).toMatch(/contacts|Tree|page|malformed/);
    await check.stop();
  });

  it('is found by a call without a check, too', async () => {
    store = openSqliteStore({ path, now });
    await store.ping();
    await expect(store.listContacts({ space: 'live', limit: 9 })).rejects.toThrow(
      StoreUnavailableError,
    );
    await store.damaged;
    await expect(accept()).rejects.toThrow(StoreUnavailableError);
  });
});

it('a check ends with the store, and leaves no write-ahead log', async () => {
  await store.close();
  store = start();
  await accept();
  await store.close();
  expect(existsSync(`${path}-wal`)).toBe(false);
});

it('a sound store stays ready during its check and after it', async () => {
  await store.close();
  store = start();
  const found = await Promise.race([store.damaged, accept().then(() => 'stored')]);
  expect(found).toBe('stored');
  await store.ping();
});
