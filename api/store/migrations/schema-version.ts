import type { Migration } from './migration.ts';
import { migrations } from './migrations.ts';

export const schemaStatements = {
  schemaTable:
    'create table if not exists schema_version (version integer primary key not null, applied_at bigint not null)',
  schemaVersion: 'select max(version) as version from schema_version',
  recordVersion: 'insert into schema_version (version, applied_at) values ($1, $2)',
} as const;

/** The data was written by another version of this program. */
export class SchemaVersionError extends Error {
  override name = 'SchemaVersionError';
}

/**
 * The pending steps for data of a version, in order.
 * @param elsewhere how to use other data, as the end of a sentence
 * @throws {SchemaVersionError} when the data is from a newer version
 */
export function stepsAfter(
  version: number,
  elsewhere: string,
  steps: readonly Migration[] = migrations,
): readonly Migration[] {
  const latest = steps.at(-1)?.version ?? 0;
  if (version > latest) {
    throw new SchemaVersionError(
      `The store is from a newer version (schema ${version}; this program knows ${latest}). ` +
        `Start the newer version, or ${elsewhere}.`,
    );
  }
  return steps.filter((step) => step.version > version);
}

/**
 * For a read-only connection, which cannot migrate.
 * @throws {SchemaVersionError} unless the data is exactly at the last step
 */
export function requireLatest(version: number, elsewhere: string): void {
  if (stepsAfter(version, elsewhere).length === 0) return;
  throw new SchemaVersionError(
    'The store is from an older version. Start the server once to migrate it.',
  );
}
