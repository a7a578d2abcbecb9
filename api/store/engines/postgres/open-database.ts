import { type Client, DatabaseError } from 'pg';
import { StoreUnavailableError } from '../../database/errors.ts';
import type { Database } from '../../database/transaction.ts';
import { SchemaVersionError } from '../../migrations/schema-version.ts';
import { postgresExecutor } from './executor.ts';
import { migrate, requireCurrentSchema } from './migrate.ts';
import { postgresClient, postgresPool, scanPool, servingTimeouts, type Timeouts } from './pool.ts';

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database`. */
  url: string;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Creates nothing; writes reject. */
  readOnly?: boolean;
  timeouts?: Timeouts;
}

/**
 * Opens and migrates a database on PostgreSQL, which several processes may share.
 * @throws {SchemaVersionError} when the data is from another version
 * @throws {StoreUnavailableError} if the database cannot be reached or would not store values faithfully
 */
export async function openPostgresDatabase({
  url,
  now,
  readOnly = false,
  timeouts = servingTimeouts,
}: PostgresOptions): Promise<Database> {
  const client = postgresClient(url, timeouts);
  try {
    await client.connect();
    await requireSafeSettings(client);
    if (readOnly) await requireCurrentSchema(client);
    else await migrate(client, now());
  } catch (error) {
    if (error instanceof SchemaVersionError) throw error;
    // Only the operator sees the address and the reason.
    throw new StoreUnavailableError(
      `The store ${withoutCredentials(url)} cannot be opened: ${reasonOf(error)}`,
      { cause: error },
    );
  } finally {
    await client.end().catch(() => {});
  }
  const pool = postgresPool(url, timeouts);
  return postgresExecutor(pool, scanPool(url, timeouts), { readOnly, timeouts });
}

/** @throws if text would not round-trip, or commits would not be durable */
async function requireSafeSettings(client: Client): Promise<void> {
  const encoding = await setting(client, 'server_encoding');
  if (encoding !== 'UTF8') {
    throw new Error(`its encoding is ${encoding}; create the database with encoding UTF8.`);
  }
  if ((await setting(client, 'synchronous_commit')) === 'off') {
    throw new Error('synchronous_commit is off, so acknowledged data could be lost.');
  }
}

async function setting(client: Client, name: string): Promise<unknown> {
  const { rows } = await client.query<Record<string, unknown>>(`show ${name}`);
  return rows[0]?.[name];
}

/** The address without user and password. */
function withoutCredentials(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `postgres://${searchParams.get('host') ?? host}${pathname}`;
}

/** A host name with several addresses fails with an AggregateError without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  if (error instanceof DatabaseError && error.code === '42501') {
    return `${error.message}; let this role make tables, or start once with one that may.`;
  }
  return error instanceof Error ? error.message : String(error);
}
