import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type PostgresCluster, startCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** From vitest.config.ts: TEST_DATABASE_URL, and the folder of the server's programs; `''` if not set. */
    postgres: { url: string; bin: string; missing: string };
  }
}

/**
 * PostgreSQL for the tests of one file: TEST_DATABASE_URL if set, else a server started for the file.
 * @returns a function that creates an empty schema and returns a URL under which a store sees nothing else
 */
export function testPostgres(): () => Promise<string> {
  let cluster: Promise<PostgresCluster> | null = null;
  const made: string[] = [];

  async function server(): Promise<string> {
    const { url } = inject('postgres');
    if (url) return url;
    cluster ??= ownCluster();
    return (await cluster).url;
  }
  afterAll(async () => {
    if (cluster) await (await cluster).remove();
    else if (made.length > 0) {
      await sqlOn(await server(), made.map((name) => `drop schema ${name} cascade`).join(';'));
    }
  });

  return async () => {
    const url = new URL(await server());
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await sqlOn(url.href, `create schema ${name}`);
    made.push(name);
    url.searchParams.set('options', `-c search_path=${name}`);
    return url.href.replaceAll('+', '%20');
  };
}

/**
 * Schemas for many tests on stores, one after the other. A schema that was given back has empty tables: creating
 * them takes several times as long as most tests.
 */
export function reusedSchemas(emptySchema: () => Promise<string>) {
  const free: string[] = [];
  return {
    take: async () => free.pop() ?? emptySchema(),
    /** @param url that no store has open */
    async giveBack(url: string): Promise<void> {
      if (await emptyTables(url)) free.push(url);
    },
  };
}

/** Leaves the schema as before the first start. */
export async function dropTables(url: string): Promise<void> {
  const [{ name } = {}] = await sqlOn(url, 'select current_schema() as name');
  await sqlOn(url, `drop schema ${name} cascade; create schema ${name}`);
}

/** Every row of the schema's tables but its version, without the trigger that keeps the audit log append-only. */
const emptyingTables = `do $$
  declare name text;
  begin
    set session_replication_role = replica;
    for name in
      select relname from pg_class
        where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> 'schema_version'
    loop
      execute format('delete from %I', name);
    end loop;
  end $$`;

/** @returns false if this role may not switch off that trigger */
async function emptyTables(url: string): Promise<boolean> {
  try {
    await sqlOn(url, emptyingTables);
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '42501') return false;
    throw error;
  }
}

/** A server a test may stop and kill. */
export function ownCluster(): Promise<PostgresCluster> {
  const { bin, missing } = inject('postgres');
  if (!bin) throw new Error(missing);
  return startCluster(bin, { fsync: 'off' });
}

/** Runs SQL outside the store. @returns the rows of its last statement */
export async function sqlOn(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const result: pg.QueryResult | pg.QueryResult[] = await client.query(text);
    return (Array.isArray(result) ? result.at(-1) : result)?.rows ?? [];
  } finally {
    await client.end();
  }
}
