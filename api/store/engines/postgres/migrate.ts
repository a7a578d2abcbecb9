import { setTimeout as sleep } from 'node:timers/promises';
import { type ClientBase, DatabaseError } from 'pg';
import type { Transaction } from '../../database/transaction.ts';
import type { Migration } from '../../migrations/migration.ts';
import { requireLatest, schemaStatements, stepsAfter } from '../../migrations/schema-version.ts';

const elsewhere = 'set DATABASE_URL to another database';

/** Maximum tries when several processes start together. */
const maxAttempts = 50;

/**
 * Runs all pending migrations in one transaction. Idempotent, also from several processes: the first to insert a version runs
 * it; the others wait at the primary key of `schema_version`, fail, and check again. Other databases lack advisory locks.
 * @param client a connection without a statement timeout
 * @param now milliseconds since the epoch, recorded with each version
 * @throws {SchemaVersionError} if the data is from a newer version; nothing is changed
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
      // A lost connection has rolled back already.
      await client.query('rollback').catch(() => {});
      if (!lost || attempt === maxAttempts) throw error;
      await sleep(Math.random() * 20);
    }
  }
}

/**
 * For a read-only connection, which cannot migrate.
 * @throws {SchemaVersionError} if the schema is not exactly up to date
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
  // A role without the right to create tables can start on migrated data.
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

/** 0 for an empty database. */
async function schemaVersion(client: ClientBase): Promise<number> {
  const { rows } = await client.query(
    `select 1 from information_schema.tables
      where table_schema = current_schema() and table_name = 'schema_version'`,
  );
  if (rows.length === 0) return 0;
  const { rows: found } = await client.query(schemaStatements.schemaVersion);
  return Number(found[0]?.version ?? 0);
}

/** The errors when another process ran the migration first. */
const races = new Set([
  '23505', // unique_violation: of the version, or in PostgreSQL's own catalog
  '42P07', // duplicate_table, also for an index
  '40001', // serialization_failure
  '40P01', // deadlock_detected
]);
