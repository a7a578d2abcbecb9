import { migrations } from '../store/migrations/migrations.ts';
import { schemaStatements } from '../store/migrations/schema-version.ts';
import type { StoreHarness } from './store-harness.ts';

/** Creates the data as the version with that schema left it, but for what steps do with rows. */
export async function dataOfVersion(
  harness: StoreHarness,
  version: number,
  rows: readonly string[],
): Promise<void> {
  const steps = migrations.filter((step) => step.version <= version);
  const versions = steps.map((step) => `insert into schema_version values (${step.version}, 0)`);
  const engine = 'file' in harness.address ? 'sqlite' : 'postgres';
  const made = steps.flatMap(({ statements, own }) => [...statements, ...(own?.[engine] ?? [])]);
  const all = ['begin', schemaStatements.schemaTable, ...versions, ...made, ...rows, 'commit'];
  await harness.dropTables();
  await harness.sql(all.join(';\n'));
}
