import { expect, it } from 'vitest';
import { sqlOn, testPostgres } from '../../../store-suite/postgres-for-test.ts';
import { openPostgresStore } from '../../postgres-store.ts';
import { endpointStatements } from '../../queue/endpoint-statements.ts';

const emptySchema = testPostgres();
const now = 1_700_000_000_000;

interface Step {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Step[];
}

// The endpoints that a claim does not need: idle ones, paused ones, and those whose entries are due later.
it('a claim visits as many rows as it wants, not as many as there are endpoints', async () => {
  const url = await emptySchema();
  await (await openPostgresStore({ url, now: () => now })).close();
  await sqlOn(
    url,
    `insert into endpoints (key, lane, due_at, paused_until)
      select 'h' || at || '.push.example', 'pushes',
        case at % 3 when 0 then null else ${now} + at end,
        case at % 3 when 1 then ${now} + at end
      from generate_series(1, 30000) as at`,
  );
  await sqlOn(
    url,
    `insert into outbox
      (id, created_at, topic, payload, lane, endpoint, attempts, next_at)
      select at || '-' || endpoint, 1, 'push.send', '{}', 'pushes', endpoint, 1,
        ${now} - at + case when endpoint = 'due' then 0 else 9000 end
      from generate_series(1, 300) as at, (values ('due'), ('h1.push.example')) as named (endpoint)`,
  );
  await sqlOn(url, `insert into endpoints (key, lane, due_at) values ('due', 'pushes', ${now})`);
  await sqlOn(url, 'analyze');
  const { nextInLine, nextOfOwners, buryOverdue } = endpointStatements;
  expect(await visited(url, nextInLine, [now, "'pushes'", 32])).toBeLessThanOrEqual(32);
  expect(await visited(url, nextOfOwners, [now, "'pushes'", 32, 8])).toBeLessThanOrEqual(32);
  const values = [now, now - 1, "'Late.'", 20, "'pushes'"];
  // The entries themselves, and for each its endpoint and its change.
  expect(await visited(url, buryOverdue, values)).toBeLessThanOrEqual(3 * 20);
});

/** @returns how many rows of tables the statement read */
async function visited(
  url: string,
  statement: string,
  values: readonly (string | number)[],
): Promise<number> {
  const sql = statement.replaceAll(/\$(\d)/g, (_, at) => String(values[Number(at) - 1]));
  const rows = await sqlOn(url, `explain (analyze, format json) ${sql}`);
  const [{ Plan: plan }] = (rows[0] as { 'QUERY PLAN': [{ Plan: Step }] })['QUERY PLAN'];
  return rowsOf(plan);
}

function rowsOf(step: Step): number {
  const { Plans: steps = [], 'Actual Loops': loops } = step;
  const own = step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0);
  const read = step['Relation Name'] === undefined ? 0 : own * loops;
  return steps.reduce((sum, part) => sum + rowsOf(part), read);
}
