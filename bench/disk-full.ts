import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errors } from '@grovemail/contract/errors.ts';
import { mountDisk } from './disk-image.ts';
import { inspectStore } from './inspect-store.ts';
import { postEnquiry } from './post-enquiry.ts';
import { startServer } from './server-process.ts';

/**
 * Fills up the disk under 32 writers, then frees 8 MB. While it is full, posts must be rejected with 503,
 * Retry-After and the documented message, and none acknowledged that is not stored; afterwards the same
 * server must recover within five seconds. Needs root. Exits with 1 otherwise.
 */
const concurrency = 32;
const disk = mountDisk(48);
const place = { dataDir: disk.folder, databaseUrl: null };
const ballast = join(disk.folder, 'ballast');
fill(ballast, 8);
const environment = { DATA_DIR: disk.folder, LOG_LEVEL: 'silent' };
const server = await startServer({ environment });

const posts: {
  marker: string;
  status: number;
  body: string;
  retryAfter: string | null;
  end: number;
}[] = [];
let stopped = false;
const writers = Array.from({ length: concurrency }, async (_, writer) => {
  for (let count = 0; !stopped; count += 1) {
    const marker = `${writer}-${count}`;
    const response = await postEnquiry(server.url, marker);
    const { status = 0, body = '', retryAfter = null } = response ?? {};
    posts.push({ marker, status, body, retryAfter, end: performance.now() });
    // Backs off, as a client does after 503.
    if (status !== 200) await wait(100);
  }
});

while (!posts.some(({ status }) => status !== 200)) await wait(50);
const full = performance.now();
await wait(5_000);
const healthWhileFull = (await fetch(`${server.url}/healthz`)).status;
rmSync(ballast);
const freed = performance.now();
await wait(6_000);
stopped = true;
await Promise.all(writers);
await server.end('SIGTERM');
const { markers, outboxErrors, integrity } = await inspectStore(place);
disk.remove();

const present = new Set(markers);
const acknowledged = posts.filter(({ status }) => status === 200);
const missing = acknowledged.filter(({ marker }) => !present.has(marker)).length;
const rejected = posts.filter(({ status }) => status !== 200);
const wrong = rejected.filter(
  ({ status, body, retryAfter }) =>
    status !== 503 || retryAfter === null || !body.includes(errors.unavailable.text),
);
const first = acknowledged.find(({ end }) => end > freed);
const recovery = first ? first.end - freed : Number.POSITIVE_INFINITY;
console.log(
  `Disk full after ${acknowledged.filter(({ end }) => end < full).length} posts under ${concurrency} writers: ` +
    `${acknowledged.length} acknowledged in all, ${missing} of them not stored; ${rejected.length} rejected, ` +
    `${wrong.length} of them with anything but 503, Retry-After and the documented message; ` +
    `/healthz returned ${healthWhileFull} meanwhile; first 200 ${Math.round(recovery)} ms after space was freed; ` +
    `${markers.length - present.size} duplicated, ${outboxErrors} outbox errors, integrity ${integrity}.`,
);
const passed =
  missing === 0 &&
  wrong.length === 0 &&
  rejected.length > 0 &&
  healthWhileFull === 200 &&
  recovery < 5_000 &&
  markers.length === present.size &&
  outboxErrors === 0 &&
  integrity === 'ok';
process.exitCode = passed ? 0 : 1;

function fill(path: string, megabytes: number): void {
  const file = openSync(path, 'w');
  for (let count = 0; count < megabytes; count += 1) writeSync(file, Buffer.alloc(1 << 20, 1));
  closeSync(file);
}
