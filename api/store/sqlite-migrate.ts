import type { DatabaseSync } from 'node:sqlite';
import { type Migration, migrations } from './migrations.ts';
import { sqliteSql } from './sqlite-sql.ts';
import { statements } from './statements.ts';

/** The data was written by a version of this program that is not the one running. */
export class SchemaVersionError extends Error {
  override name = 'SchemaVersionError';
}

/**
 * Brings the schema up to the last step, all in one transaction; safe to run again and from two processes.
 *
 * @param now milliseconds since the epoch, noted beside each step
 * @throws {SchemaVersionError} when the data is from a newer version; nothing was changed
 */
export function migrate(
  db: DatabaseSync,
  now: number,
  steps: readonly Migration[] = migrations,
): void {
  db.exec('begin immediate');
  try {
    db.exec(sqliteSql(statements.schemaTable));
    const version = schemaVersion(db);
    refuseNewer(version, steps);
    const record = db.prepare(sqliteSql(statements.recordVersion));
    for (const step of steps.filter((candidate) => candidate.version > version)) {
      for (const statement of step.statements) db.exec(sqliteSql(statement));
      record.run(step.version, now);
    }
    db.exec('commit');
  } catch (error) {
    if (db.isTransaction) db.exec('rollback');
    throw error;
  }
}

/**
 * For a reader, which must not migrate.
 * @throws {SchemaVersionError} when the data is not exactly at the last step
 */
export function requireCurrentSchema(
  db: DatabaseSync,
  steps: readonly Migration[] = migrations,
): void {
  const exists = db
    .prepare("select 1 from sqlite_master where type = 'table' and name = 'schema_version'")
    .get();
  const version = exists ? schemaVersion(db) : 0;
  refuseNewer(version, steps);
  if (version < latest(steps)) {
    throw new SchemaVersionError(
      'The store is from an older version. Start the server once; it brings the store up to date.',
    );
  }
}

function schemaVersion(db: DatabaseSync): number {
  const row = db.prepare(sqliteSql(statements.schemaVersion)).get();
  return Number(row?.version ?? 0);
}

function latest(steps: readonly Migration[]): number {
  return steps.at(-1)?.version ?? 0;
}

function refuseNewer(version: number, steps: readonly Migration[]): void {
  if (version <= latest(steps)) return;
  throw new SchemaVersionError(
    `The store is from a newer version (schema ${version}; this program knows ${latest(steps)}). ` +
      'Start the newer version, or point DATA_DIR at another directory.',
  );
}
