import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { mountDisk } from './disk-image.ts';
import { inspectStore } from './inspect-store.ts';
import { writeOverHttp } from './write-over-http.ts';

/**
 * Repeated power cuts under 32 writers on the same data: the disk keeps only what was written to it, and
 * each acknowledged row must be stored. Cannot reveal a disk that reports a write as durable before it is.
 * Needs root. Exits with 1 when a row is missing.
 */
const { values } = parseArgs({
  options: {
    cuts: { type: 'string', default: '10' },
    writers: { type: 'string', default: '32' },
  },
});
const cuts = Number(values.cuts);
const disk = mountDisk(2_048);
const place = { dataDir: disk.folder, databaseUrl: null };
const store = { place, environment: { DATA_DIR: disk.folder } };
const acknowledged = new Set<string>();
const pending = new Set<string>();
const table: Record<string, number | string>[] = [];
let failures = 0;

for (let cut = 1; cut <= cuts; cut += 1) {
  const load = await writeOverHttp(store, cut, Number(values.writers), pending);
  await wait(500 + Math.random() * 2_000);
  load.pause();
  // Taken before the snapshot of the disk, which must therefore contain each of them.
  const before = new Set(load.acknowledged);
  await disk.cutPower(() => load.kill());
  for (const marker of before) acknowledged.add(marker);

  const { openedInMs, integrity, markers, outboxErrors } = await inspectStore(place);
  const present = new Set(markers);
  const missing = [...acknowledged].filter((marker) => !present.has(marker)).length;
  const duplicated = markers.length - present.size;
  failures += missing + duplicated + outboxErrors + load.rejected.length;
  if (integrity !== 'ok' || before.size === 0) failures += 1;
  table.push({
    cut,
    acknowledged: before.size,
    missing,
    duplicated,
    'outbox errors': outboxErrors,
    integrity,
    'reopen ms': Math.round(openedInMs),
  });
}
disk.remove();

console.table(table);
console.log(
  `${cuts} power cuts under ${values.writers} writers: ${acknowledged.size} acknowledged, ` +
    `${table.reduce((sum, row) => sum + Number(row.missing), 0)} missing; ` +
    `${table.filter(({ integrity }) => integrity === 'ok').length} of ${cuts} opened cleanly.`,
);
process.exitCode = failures > 0 ? 1 : 0;
