import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runOn } from '../cli/ops-for-test.ts';
import type { Store } from '../store/store.ts';
import { storeFile } from '../store/store-file.ts';
import { acceptance, enquiry } from '../store-suite/acceptances.ts';
import { storeForTest } from '../store-suite/store-for-test.ts';
import { newKeyPair } from './age-file.ts';
import { backUpIfDue } from './scheduled-backups.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const start = Date.parse('2026-11-22T10:00:00Z');

let root: string;
let store: Store;
let time: number;
let logged: string[];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'grovemail-backups-'));
  time = start;
  store = storeForTest({ path: storeFile(join(root, 'data')), now: () => time });
  logged = [];
});
afterEach(async () => {
  await store.close();
  await rm(root, { recursive: true });
});

const folder = () => join(root, 'backups');
const backups = async () => (await readdir(folder())).toSorted();

/** As the server does every minute. */
function check(recipient: string | null = null): Promise<number> {
  const settings = {
    store: storeFile(join(root, 'data')),
    folder: folder(),
    recipient,
    every: day,
    keep: 3 * day,
    now: () => time,
    log: {
      info: (_: object, text: string) => logged.push(text),
      error: (facts: object, text: string) => logged.push(`${text}: ${JSON.stringify(facts)}`),
    },
  };
  return backUpIfDue(settings, new AbortController().signal);
}

describe('on a schedule', () => {
  it('writes the first immediately and the next when it is due', async () => {
    await check();
    time += day - 1;
    await check();
    expect(await backups()).toEqual(['grovemail-2026-11-22T10-00-00Z.sqlite']);
    time += 1;
    await check();
    expect(await backups()).toHaveLength(2);
    expect(logged).toEqual(['backed up', 'backed up']);
  });

  it('removes expired backups, but never the newest nor files with other names', async () => {
    await check();
    await writeFile(join(folder(), 'notes.sqlite'), 'mine');
    for (let at = 0; at < 5; at += 1) {
      time += day;
      await check();
    }
    expect(await backups()).toEqual([
      'grovemail-2026-11-24T10-00-00Z.sqlite',
      'grovemail-2026-11-25T10-00-00Z.sqlite',
      'grovemail-2026-11-26T10-00-00Z.sqlite',
      'grovemail-2026-11-27T10-00-00Z.sqlite',
      'notes.sqlite',
    ]);
  });

  it('ignores a backup whose date is in the future', async () => {
    await check();
    time -= 40 * day;
    await check();
    expect(await backups()).toHaveLength(2);
  });

  it('logs a failure, leaves no partial file, and retries', async () => {
    await writeFile(folder(), 'a file where the folder should be');
    expect(await check()).toBe(15 * 60_000);
    expect(logged).toEqual([expect.stringMatching(/^no backup was written.*EEXIST/)]);
    await rm(folder());
    await check('age1notarecipient');
    expect(await backups()).toEqual([]);
    expect(existsSync(`${storeFile(join(root, 'data'))}.backup`)).toBe(false);
    await check();
    expect(await backups()).toHaveLength(1);
  });
});

describe('a restore drill', () => {
  const words = 'words that only the owner may read';

  it('restores every row that was written before an encrypted backup of a busy store', async () => {
    const { identity, recipient } = await newKeyPair();
    await writeFile(join(root, 'key.txt'), `# of the shop\n${identity}\n`);
    const before = Array.from({ length: 500 }, () => acceptance(enquiry({ body: words })));
    await Promise.all(before.map(store.accept));
    const written = check(recipient);
    const meanwhile = Array.from({ length: 500 }, () => acceptance(enquiry({ body: words })));
    await Promise.all(meanwhile.map(store.accept));
    await written;

    const [name = ''] = await backups();
    expect(name).toBe('grovemail-2026-11-22T10-00-00Z.sqlite.age');
    const bytes = await readFile(join(folder(), name));
    expect(bytes.includes(words) || bytes.includes('SQLite format')).toBe(false);
    expect((await stat(join(folder(), name))).mode & 0o777).toBe(0o600);
    expect(existsSync(`${storeFile(join(root, 'data'))}.backup`)).toBe(false);

    const elsewhere = join(root, 'elsewhere');
    const restored = await runOn(elsewhere, [
      'store',
      'restore',
      join(folder(), name),
      '--identity',
      join(root, 'key.txt'),
    ]);
    expect([restored.stderr, restored.code]).toEqual(['', 0]);
    expect((await readdir(elsewhere)).filter((file) => file.includes('decrypted'))).toEqual([]);
    const reopened = storeForTest({ path: storeFile(elsewhere), now: () => time });
    const rows = await reopened.listEnquiries({ limit: 2_000 });
    await reopened.close();
    const found = new Set(rows.map(({ id }) => id));
    expect(before.filter(({ record }) => !found.has(record.id))).toEqual([]);
    expect((await runOn(elsewhere, ['store', 'check'])).code).toBe(0);
  });

  it('restores nothing without the key, with another key, or from a modified file', async () => {
    const { identity, recipient } = await newKeyPair();
    await store.accept(acceptance(enquiry({ body: words })));
    await check(recipient);
    const [name = ''] = await backups();
    const file = join(folder(), name);
    const elsewhere = join(root, 'elsewhere');
    const restore = (...more: string[]) => runOn(elsewhere, ['store', 'restore', file, ...more]);

    expect(await restore()).toMatchObject({
      code: 1,
      stderr: `${file} is encrypted. Give its key: --identity backup-key.txt\n`,
    });
    const other = join(root, 'other.txt');
    await writeFile(other, (await newKeyPair()).identity);
    const failed = await restore('--identity', other);
    expect(failed.code).toBe(1);
    expect(failed.stderr).toContain(`cannot be decrypted with ${other}`);
    const bytes = await readFile(file);
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    await writeFile(file, bytes);
    await writeFile(other, identity);
    expect((await restore('--identity', other)).code).toBe(1);
    expect(existsSync(storeFile(elsewhere))).toBe(false);
  });
});
