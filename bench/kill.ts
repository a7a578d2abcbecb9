import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { benchStore } from './bench-store.ts';
import { inspectStore } from './inspect-store.ts';
import { keepResult } from './keep-result.ts';
import { writeOverHttp } from './write-over-http.ts';
import { writeToStore } from './write-to-store.ts';

/**
 * Repeated SIGKILL under concurrent writers on the same data: each acknowledged row must be stored once,
 * with its outbox entries. Exits with 1 otherwise. `--keep` writes the result for the page `/security`.
 */
const { values } = parseArgs({
  options: {
    store: { type: 'boolean', default: false },
    database: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '20' },
    writers: { type: 'string', default: '32' },
    keep: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const writers = Number(values.writers);
const store = await benchStore(values.database ? 'database' : 'embedded');
const acknowledged = new Set<string>();
const pending = new Set<string>();
const table: Record<string, number | string>[] = [];
let failures = 0;

for (let round = 1; round <= rounds; round += 1) {
  const load = values.store
    ? await writeToStore(store, round, writers)
    : await writeOverHttp(store, round, writers, pending);
  await wait(400 + Math.random() * 800);
  await load.kill();
  for (const marker of load.acknowledged) acknowledged.add(marker);

  const { openedInMs, integrity, markers, outboxErrors } = await inspectStore(store.place);
  const present = new Set(markers);
  const missing = [...acknowledged].filter((marker) => !present.has(marker)).length;
  const duplicated = markers.length - present.size;
  const clean = integrity === 'ok' && load.acknowledged.size > 0;
  failures += missing + duplicated + outboxErrors + load.rejected.length + (clean ? 0 : 1);
  table.push({
    round,
    acknowledged: load.acknowledged.size,
    missing,
    duplicated,
    'not acknowledged, stored': [...present].filter((marker) => !acknowledged.has(marker)).length,
    'outbox errors': outboxErrors,
    rejected: load.rejected.length,
    integrity,
    'ready ms': Math.round(load.startedInMs),
    'reopen ms': Math.round(openedInMs),
  });
  process.stderr.write(`Round ${round} of ${rounds}: ${load.acknowledged.size} acknowledged.\n`);
  for (const entry of load.rejected.slice(0, 1)) process.stderr.write(`Rejected: ${entry}\n`);
}
await store.remove();

console.table(table);
const sum = (name: string) => table.reduce((total, row) => total + Number(row[name]), 0);
const target = `${values.store ? 'straight to the store' : 'over HTTP'}${values.database ? ', on PostgreSQL' : ''}`;
console.log(
  `${rounds} × SIGKILL under ${writers} writers ${target}: ${acknowledged.size} acknowledged, ` +
    `${sum('missing')} missing, ${sum('duplicated')} duplicated, ${sum('outbox errors')} outbox errors, ` +
    `${sum('rejected')} rejected; ${table.filter((row) => row.integrity === 'ok').length} of ${rounds} opened cleanly.`,
);
if (values.keep) {
  await keepResult('kill', 'npm run bench -- kill', {
    writers,
    acknowledged: acknowledged.size,
    missing: sum('missing'),
    duplicated: sum('duplicated'),
    openedCleanly: table.filter((row) => row.integrity === 'ok').length,
    rounds: table.map((row) => ({ acknowledged: row.acknowledged, missing: row.missing })),
  });
}
process.exitCode = failures > 0 ? 1 : 0;
