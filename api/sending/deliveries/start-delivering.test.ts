import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brand } from '@grovemail/config/brand.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgotten, forgottenKinds } from '../../store/retention/retention.ts';
import { storeFile } from '../../store/store-file.ts';
import { acceptance, enquiry, outboxEntry } from '../../store-suite/acceptances.ts';
import { agedRows } from '../../store-suite/aged-rows.ts';
import { storeForTest } from '../../store-suite/store-for-test.ts';
import { beforeEachMailServer, dataDir, deliver, smtp, store } from './mail-server-for-test.ts';

const kills = 4;
const perRound = 4;
/** The lane's concurrency: so many entries can be in flight when the worker is killed. */
const concurrency = 8;
const lease = 30_000;

let running: ChildProcess | null;
let onMail: () => void;

beforeEachMailServer({ onReceived: () => onMail() });
beforeEach(() => {
  onMail = () => {};
  running = null;
});
afterEach(() => running?.kill('SIGKILL'));

/** Each later worker's clock is so far ahead that the previous one's lease has expired. */
function startWorker(round: number) {
  const script = join(import.meta.dirname, 'drain-for-test.ts');
  const args = [script, dataDir, smtp.url, String(round * (lease + 1))];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  running = child;
  return { child, ended: once(child, 'exit') };
}

it('deletes every kind of record after its retention period', async () => {
  const now = Date.now();
  const raw = new DatabaseSync(storeFile(dataDir));
  for (const kind of forgottenKinds) {
    const ended = now - forgotten[kind].keptFor;
    const rows = [
      ...agedRows[kind](`old-${kind}`, ended),
      ...agedRows[kind](`new-${kind}`, now + hour),
    ];
    for (const row of rows) raw.exec(row);
  }
  const names = () =>
    forgottenKinds.filter((kind) => {
      const { table } = forgotten[kind];
      const rows = raw.prepare(`select * from ${table}`).all();
      return rows.some((row) => Object.values(row).includes(`old-${kind}`));
    });
  expect(names()).toEqual(forgottenKinds);

  const later = () => now + 60_000;
  const sweeping = storeForTest({ path: storeFile(dataDir), now: later });
  const worker = deliver({}, { store: sweeping, now: later });
  await expect.poll(names, { timeout: 100_000 }).toEqual([]);
  await worker.stop(0);
  await sweeping.close();
  const left = forgottenKinds.map((kind) => forgotten[kind].table);
  for (const table of left) {
    expect(raw.prepare(`select count(*) as count from ${table}`).get()?.count, table).not.toBe(0);
  }
  raw.close();
});

const hour = 60 * 60_000;

describe('a worker that is killed', () => {
  it(`${kills} times while sending loses nothing, and resends with the same Message-ID`, async () => {
    const ids: string[] = [];
    for (let at = 0; at < 40; at++) {
      const record = enquiry({ email: `ada${at}@shop.example` });
      // A minute apart, so that no notices are gathered.
      const createdAt = record.createdAt + at * 60_000;
      const line = ['enquiry.notify', 'enquiry.receipt'].map((topic) =>
        outboxEntry({ topic, payload: { recordId: record.id }, createdAt }),
      );
      ids.push(...line.map(({ id }) => id));
      await store.accept(acceptance(record, {}, line));
    }

    for (let round = 0; round < kills; round++) {
      const { child, ended } = startWorker(round);
      const before = smtp.received.length;
      // The mail server has accepted the email that fills the lane, but its sender never learns of it.
      onMail = () => {
        if (smtp.received.length >= before + perRound) child.kill('SIGKILL');
      };
      expect((await ended)[1]).toBe('SIGKILL');
    }
    onMail = () => {};
    expect((await startWorker(kills).ended)[0]).toBe(0);

    const received = smtp.received.map(({ parsed }) => parsed.messageId);
    const [, domain] = brand.contact.email.split('@');
    const expected = ids.map((id) => `<${id}@${domain}>`);
    expect([...new Set(received)].toSorted()).toEqual(expected.toSorted());
    const repeats = received.length - expected.length;
    expect(repeats).toBeGreaterThanOrEqual(kills);
    expect(repeats).toBeLessThanOrEqual(kills * concurrency);
    expect(await store.countOutbox()).toMatchObject({ waiting: 0, dead: 0, done: ids.length });
    // Every repetition is the same email to the same person.
    const seen = new Map(
      smtp.received.map(({ parsed, to }) => [parsed.messageId, `${to} ${parsed.subject}`]),
    );
    for (const { parsed, to } of smtp.received) {
      expect(`${to} ${parsed.subject}`).toBe(seen.get(parsed.messageId));
    }
  });
});
