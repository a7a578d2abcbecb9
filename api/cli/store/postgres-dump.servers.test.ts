import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTables } from '../../store/engines/open-tables.ts';
import type { PostgresCluster } from '../../store-suite/postgres-cluster.ts';
import { ownCluster, sqlOn } from '../../store-suite/postgres-for-test.ts';
import {
  beforeEachStoreCommand,
  dataDir,
  filled,
  inFolder,
  ops,
} from './store-commands-for-test.ts';

beforeEachStoreCommand();
let cluster: PostgresCluster;
beforeAll(async () => {
  cluster = await ownCluster();
});
afterAll(() => cluster.remove());

it('a dump replaces all tables, those of a newer version too, by the commands that ops prints', async () => {
  const databaseUrl = cluster.url;
  await (await openTables({ url: databaseUrl }, 'write')).close();
  await filled();
  await ops(['copy', '--from', dataDir, '--to', databaseUrl]);
  const hashes = async () => (await ops(['check'], { databaseUrl })).stdout;
  const before = await hashes();

  await printed('backup', databaseUrl);
  await sqlOn(databaseUrl, 'create table later (one text); delete from enquiries');
  await printed('restore', databaseUrl);

  expect(await hashes()).toBe(before);
  expect(await sqlOn(databaseUrl, `select to_regclass('public.later') as later`)).toEqual([
    { later: null },
  ]);
  expect(await sqlOn(databaseUrl, 'select count(*) from replaced.enquiries')).toEqual([
    { count: '0' },
  ]);
});

/** Runs in a shell what `ops store` prints for PostgreSQL. */
async function printed(command: 'backup' | 'restore', databaseUrl: string): Promise<void> {
  const { stderr } = await ops([command, inFolder('grovemail.dump')], { databaseUrl });
  const [line = ''] = stderr.match(/(pg_dump|psql) .*$/m) ?? [];
  const script = `PATH="$1:$PATH"; DATABASE_URL="$2"; ${line}`;
  await promisify(execFile)('sh', ['-c', script, 'sh', inject('postgres').bin, databaseUrl]);
}
