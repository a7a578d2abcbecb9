import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { mountDisk } from './disk-image.ts';
import { examineStore } from './store-findings.ts';
import { writeOverHttp } from './writing-over-http.ts';

/**
 * The power is cut under 32 writers, again and again over the same data: the disk keeps what
 * had reached it at that moment and nothing of what was in memory. What was acknowledged must be there.
 * A disk that says it has written and has not is beyond this. Needs root. Exits 1 when a row is missing.
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
const unanswered = new Set<string>();
const table: Record<string, number | string>[] = [];
let faults = 0;

for (let cut = 1; cut <= cuts; cut += 1) {
  const writing = await writeOverHttp(store, cut, Number(values.writers), unanswered);
  await wait(500 + Math.random() * 2_000);
  writing.pause();
  // Counted before the copy begins, so that each of them must be in it.
  const before = new Set(writing.acknowledged);
  await disk.cutPower(() => writing.kill());
  for (const marker of before) acknowledged.add(marker);

  const { openedInMs, integrity, markers, outboxFaults } = await examineStore(place);
  const present = new Set(markers);
  const missing = [...acknowledged].filter((marker) => !present.has(marker)).length;
  const doubled = markers.length - present.size;
  faults += missing + doubled + outboxFaults + writing.refusals.length;
  if (integrity !== 'ok' || before.size === 0) faults += 1;
  table.push({
    cut,
    acknowledged: before.size,
    missing,
    doubled,
    'outbox faults': outboxFaults,
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
process.exitCode = faults > 0 ? 1 : 0;
