import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../engines/sqlite/database.ts';
import { sqliteSql } from '../engines/sqlite/statement-runner.ts';
import { endpointStatements } from './endpoint-statements.ts';
import { outboxStatements } from './outbox-statements.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grovemail-plans-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const statements = { ...outboxStatements, ...endpointStatements };
const asked = [
  'claimOutbox',
  'takeArrivals',
  'nextInLine',
  'nextOfOwners',
  'serveEndpoint',
  'underWayOfOwner',
  'claimOfEndpoint',
  'lineUp',
  'buryOverdue',
  'buryLost',
  'endPause',
  'forgetEndpoints',
] as const satisfies readonly (keyof typeof statements)[];

// Every server runs these each second: waiting entries, and endpoints that are not due, must cost nothing.
it.each(asked)('%s reads only what it hands out', (name) => {
  const db = openDatabase({ path: join(folder, 'store.sqlite'), now: 0, readOnly: false });
  const plan = db.prepare(`explain query plan ${sqliteSql(statements[name])}`).all();
  db.close();
  const steps = plan
    .map(({ detail }) => String(detail))
    .filter((step) => /outbox|endpoints|arrivals/.test(step));
  expect(steps.length).toBeGreaterThan(0);
  for (const step of steps)
    expect(step).toMatch(
      /^SEARCH |USING (COVERING )?INDEX (outbox_(suspect|under_way)|endpoints_idle)\b/,
    );
});
