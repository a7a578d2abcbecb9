import { setTimeout as sleep } from 'node:timers/promises';
import { type ClientBase, DatabaseError } from 'pg';
import type { Transaction } from '../../database/transaction.ts';
import type { Migration } from '../../schema/migrations.ts';
import { schemaStatements } from '../../schema/schema-statements.ts';
import { requireLatest, stepsAfter } from '../../schema/schema-version.ts';

const elsewhere = 'set DATABASE_URL to another database';

/** How often it is begun again when several processes start together. */
const maxAttempts = 50;

/**
 * Brings the schema up to the last step, all in one transaction; safe to run again and from many
 * processes at once. Whoever notes a step first does it: the others wait at the primary key of
 * `schema_version`, find it taken, and look again. So no lock is needed that others do not have.
 *
 * @param client one connection without a limit of time for statements
 * @param now milliseconds since the epoch, noted beside each step
 * @throws {SchemaVersionError} when the data is from a newer version; nothing was changed
 */
export async function migrate(
  client: ClientBase,
  now: number,
  steps?: readonly Migration[],
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query('begin isolation level read committed');
      await takeSteps(client, now, steps);
      await client.query('commit');
      return;
    } catch (error) {
      const lost = error instanceof DatabaseError && races.has(error.code ?? '');
      // A connection that is gone has taken everything back by itself, and the first fault counts.
      await client.query('rollback').catch(() => {});
      if (!lost || attempt === maxAttempts) throw error;
      await sleep(Math.random() * 20);
    }
  }
}

/**
 * For a reader, which must not migrate.
 * @throws {SchemaVersionError} when the data is not exactly at the last step
 */
export async function requireCurrentSchema(client: ClientBase): Promise<void> {
  requireLatest(await schemaVersion(client), elsewhere);
}

async function takeSteps(
  client: ClientBase,
  now: number,
  steps: readonly Migration[] | undefined,
): Promise<void> {
  const missing = stepsAfter(await schemaVersion(client), elsewhere, steps);
  // Only then, so that a role which may not make tables can start on data that has them.
  if (missing.length > 0) await client.query(schemaStatements.schemaTable);
  for (const step of missing) {
    await client.query(schemaStatements.recordVersion, [step.version, now]);
    for (const statement of step.statements) await client.query(statement);
    for (const statement of step.own?.postgres ?? []) await client.query(statement);
    if (step.work) await drive(client, step.work());
  }
}

async function drive(client: ClientBase, work: Transaction<void>): Promise<void> {
  let step = work.next([]);
  while (!step.done) {
    const { sql, values } = step.value;
    const { rows } = await client.query(sql, [...values]);
    step = work.next(rows);
  }
}

/** 0 when nothing was ever made here. */
async function schemaVersion(client: ClientBase): Promise<number> {
  const { rows } = await client.query(
    `select 1 from information_schema.tables
      where table_schema = current_schema() and table_name = 'schema_version'`,
  );
  if (rows.length === 0) return 0;
  const { rows: found } = await client.query(schemaStatements.schemaVersion);
  return Number(found[0]?.version ?? 0);
}

/** What it looks like when another process took the step first. */
const races = new Set([
  '23505', // unique_violation: the step is noted, or PostgreSQL's own row about the new table
  '42P07', // duplicate_table, of an index too
  '40001', // serialization_failure
  '40P01', // deadlock_detected
]);
