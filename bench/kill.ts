import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { benchStore } from './bench-store.ts';
import { examineStore } from './store-findings.ts';
import { writeOverHttp } from './writing-over-http.ts';
import { writeToStore } from './writing-to-store.ts';

/**
 * SIGKILL under parallel writers, again and again over the same data: whatever was acknowledged must be
 * there, once, with its outbox entries. Exits 1 when it is not.
 */
const { values } = parseArgs({
  options: {
    store: { type: 'boolean', default: false },
    database: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '20' },
    writers: { type: 'string', default: '32' },
  },
});
const rounds = Number(values.rounds);
const writers = Number(values.writers);
const store = await benchStore(values.database ? 'database' : 'embedded');
const acknowledged = new Set<string>();
const unanswered = new Set<string>();
const table: Record<string, number | string>[] = [];
let faults = 0;

for (let round = 1; round <= rounds; round += 1) {
  const writing = values.store
    ? await writeToStore(store, round, writers)
    : await writeOverHttp(store, round, writers, unanswered);
  await wait(400 + Math.random() * 800);
  await writing.kill();
  for (const marker of writing.acknowledged) acknowledged.add(marker);

  const { openedInMs, integrity, markers, outboxFaults } = await examineStore(store.place);
  const present = new Set(markers);
  const missing = [...acknowledged].filter((marker) => !present.has(marker)).length;
  const doubled = markers.length - present.size;
  const clean = integrity === 'ok' && writing.acknowledged.size > 0;
  faults += missing + doubled + outboxFaults + writing.refusals.length + (clean ? 0 : 1);
  table.push({
    round,
    acknowledged: writing.acknowledged.size,
    missing,
    doubled,
    'not acknowledged, stored': [...present].filter((marker) => !acknowledged.has(marker)).length,
    'outbox faults': outboxFaults,
    refused: writing.refusals.length,
    integrity,
    'ready ms': Math.round(writing.startedInMs),
    'reopen ms': Math.round(openedInMs),
  });
  process.stderr.write(`Round ${round} of ${rounds}: ${writing.acknowledged.size} acknowledged.\n`);
  for (const refusal of writing.refusals.slice(0, 1)) process.stderr.write(`Refused: ${refusal}\n`);
}
await store.remove();

console.table(table);
const sum = (name: string) => table.reduce((total, row) => total + Number(row[name]), 0);
const way = `${values.store ? 'straight to the store' : 'over HTTP'}${values.database ? ', on PostgreSQL' : ''}`;
console.log(
  `${rounds} × SIGKILL under ${writers} writers ${way}: ${acknowledged.size} acknowledged, ` +
    `${sum('missing')} missing, ${sum('doubled')} doubled, ${sum('outbox faults')} outbox faults, ` +
    `${sum('refused')} refused; ${table.filter((row) => row.integrity === 'ok').length} of ${rounds} opened cleanly.`,
);
process.exitCode = faults > 0 ? 1 : 0;
