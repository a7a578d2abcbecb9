import type { DatabaseSync } from 'node:sqlite';
import type { Migration } from '../../migrations/migration.ts';
import { requireLatest, schemaStatements, stepsAfter } from '../../migrations/schema-version.ts';
import { drive, sqliteSql, statementRunner } from './statement-runner.ts';

const elsewhere = 'point DATA_DIR at another directory';

/**
 * Runs all pending migrations in one transaction. Idempotent, also from two processes.
 * @param now milliseconds since the epoch, recorded with each version
 * @throws {SchemaVersionError} if the data is from a newer version; nothing is changed
 */
export function migrate(db: DatabaseSync, now: number, steps?: readonly Migration[]): void {
  db.exec('begin immediate');
  try {
    db.exec(sqliteSql(schemaStatements.schemaTable));
    const record = db.prepare(sqliteSql(schemaStatements.recordVersion));
    for (const step of stepsAfter(schemaVersion(db), elsewhere, steps)) {
      for (const statement of step.statements) db.exec(sqliteSql(statement));
      for (const statement of step.own?.sqlite ?? []) db.exec(statement);
      if (step.work) drive(statementRunner(db), step.work());
      record.run(step.version, now);
    }
    db.exec('commit');
  } catch (error) {
    if (db.isTransaction) db.exec('rollback');
    throw error;
  }
}

/**
 * For a read-only connection, which cannot migrate.
 * @throws {SchemaVersionError} if the schema is not exactly up to date
 */
export function requireCurrentSchema(db: DatabaseSync): void {
  const exists = db
    .prepare("select 1 from sqlite_master where type = 'table' and name = 'schema_version'")
    .get();
  requireLatest(exists ? schemaVersion(db) : 0, elsewhere);
}

function schemaVersion(db: DatabaseSync): number {
  const row = db.prepare(sqliteSql(schemaStatements.schemaVersion)).get();
  return Number(row?.version ?? 0);
}
