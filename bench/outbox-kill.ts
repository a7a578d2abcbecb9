import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { uuidV7Maker } from '../api/store/database/uuid-v7.ts';
import { openSqliteStore } from '../api/store/sqlite-store.ts';
import { storeFile } from '../api/store/store-file.ts';
import { mailSink } from './mail-sink.ts';
import { enquiryFields } from './post-enquiry.ts';
import { startServer } from './server-process.ts';

/**
 * Repeated SIGKILL of the server while it sends emails from its outbox: each email must arrive, and a
 * duplicate must have the Message-ID of the first. Exits with 1 otherwise.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    mails: { type: 'string', default: '4000' },
  },
});
const rounds = Number(values.rounds);
const smtp = await mailSink();
const { received } = smtp;
const receivedCount = () => [...received.values()].reduce((sum, times) => sum + times, 0);
const dataDir = await mkdtemp(join(tmpdir(), 'grovemail-outbox-kill-'));
const environment = { DATA_DIR: dataDir, SMTP_URL: smtp.url };
const store = openSqliteStore({ path: storeFile(dataDir), now: Date.now });
const expected = await fillOutbox(Number(values.mails) / 2);
const table: Record<string, number>[] = [];
for (let round = 1; round <= rounds; round += 1) {
  const before = receivedCount();
  const server = await startServer({ environment });
  while (receivedCount() === before) await wait(2);
  await wait(100 + Math.random() * 400);
  await server.end('SIGKILL');
  table.push({
    round,
    'received in it': receivedCount() - before,
    'distinct so far': received.size,
  });
}

const start = performance.now();
const before = receivedCount();
const last = await startServer({ environment });
// Includes the time until the leases of entries in flight at the last kill expire.
while ((await store.countOutbox()).waiting > 0) await wait(50);
const seconds = (performance.now() - start) / 1_000;
await last.end('SIGTERM');
const { done, dead } = await store.countOutbox();
await store.close();
await smtp.close();
await rm(dataDir, { recursive: true });

const lost = expected.filter((id) => !received.has(id)).length;
const unknown = [...received.keys()].filter((id) => !expected.includes(id)).length;
const repeated = [...received.values()].filter((times) => times > 1);
console.table(table);
console.log(
  `${rounds} × SIGKILL of a server sending ${expected.length} emails: ${lost} lost, ` +
    `${repeated.length} resent with the same id (at most ${Math.max(1, ...repeated)} ×), ` +
    `${unknown} with another; ${done} marked delivered, ${dead} dead. ` +
    `The final start delivered ${receivedCount() - before} in ${seconds.toFixed(1)} s.`,
);
process.exitCode = lost + unknown + dead > 0 || done !== expected.length ? 1 : 0;

/** Stores enquiries with two emails each. @returns the Message-IDs to expect */
async function fillOutbox(enquiries: number): Promise<string[]> {
  const newId = uuidV7Maker(Date.now);
  const ids: string[] = [];
  await Promise.all(
    Array.from({ length: enquiries }, (_, index) => {
      // A minute apart, so that no notices are gathered.
      const [id, createdAt] = [newId(), Date.now() - index * 60_000];
      const outbox = ['enquiry.notify', 'enquiry.receipt'].map((topic) => {
        return { id: newId(), topic, payload: { recordId: id }, createdAt };
      });
      ids.push(...outbox.map((entry) => `<${entry.id}@grovemail.example>`));
      const fields = { ...enquiryFields(`${index}`), email: `ada${index}@example.com` };
      const response = { status: 200, body: '' };
      const expiresAt = Date.now() + 86_400_000;
      return store.accept({
        record: { kind: 'enquiry', id, createdAt, ...fields },
        outbox,
        idempotency: { operation: 'bench', key: id, fingerprint: id, response, expiresAt },
      });
    }),
  );
  return ids;
}
