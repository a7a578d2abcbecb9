import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Database, DatabaseRow, Statement, Transaction } from '../../database/transaction.ts';
import { StoreUnavailableError } from '../../errors.ts';
import { asStoreError, PostgresConflict, storeUnavailable } from './fault.ts';

export interface ExecutorOptions {
  /** Milliseconds that a work may take, its repetitions included. */
  patience: number;
  /** Whatever writes then rejects. */
  readOnly: boolean;
}

/** How often a work is begun that conflicts with another. */
const maxAttempts = 6;

/**
 * Does works on PostgreSQL, or on what speaks its protocol: each write in a transaction of its own, at
 * READ COMMITTED (decisions/0009), each on one connection of the pool.
 */
export function postgresExecutor(pool: Pool, { patience, readOnly }: ExecutorOptions): Database {
  const underWay = new Set<Promise<unknown>>();
  let closing: Promise<void> | null = null;
  const begin = `begin isolation level read committed${readOnly ? ' read only' : ''}`;

  async function write<Result>(work: () => Transaction<Result>): Promise<Result> {
    const deadline = performance.now() + patience;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await onConnection(pool, (client) => inTransaction(client, work, begin, deadline));
      } catch (error) {
        if (!(error instanceof PostgresConflict) || attempt === maxAttempts) throw error;
        // Not both at the same moment again.
        await sleep(Math.random() * 5 * 2 ** attempt);
      }
    }
  }

  /** Lets a work begin while the store is open, and closing wait for it. */
  function attend<Result>(doing: () => Promise<Result>): Promise<Result> {
    if (closing) return Promise.reject(storeUnavailable(new Error('The store is closed.')));
    const result = doing();
    underWay.add(result);
    const leave = () => underWay.delete(result);
    result.then(leave, leave);
    return result;
  }

  async function end(): Promise<void> {
    await Promise.allSettled(underWay);
    await pool.end();
  }

  return {
    write: (work) => attend(() => write(work)),
    read: (work) =>
      attend(() => {
        const deadline = performance.now() + patience;
        return onConnection(pool, (client) => drive(client, work(), deadline));
      }),
    close() {
      closing ??= end();
      return closing;
    },
  };
}

async function onConnection<Result>(
  pool: Pool,
  use: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect().catch((error) => {
    throw asStoreError(error);
  });
  let spoiled = false;
  // A connection that is cut between two statements says so by an event; the next statement rejects.
  const onError = () => {
    spoiled = true;
  };
  client.on('error', onError);
  try {
    return await use(client);
  } catch (error) {
    // After a timeout its answer may still come, and would be taken for the next one's.
    if (error instanceof StoreUnavailableError && !(error instanceof PostgresConflict)) {
      spoiled = true;
    }
    throw error;
  } finally {
    client.off('error', onError);
    client.release(spoiled);
  }
}

async function inTransaction<Result>(
  client: PoolClient,
  work: () => Transaction<Result>,
  begin: string,
  deadline: number,
): Promise<Result> {
  await ask(client, { sql: begin, values: [] }, deadline);
  try {
    const result = await drive(client, work(), deadline);
    await ask(client, { sql: 'commit', values: [] }, deadline);
    return result;
  } catch (error) {
    const isGone = error instanceof StoreUnavailableError && !(error instanceof PostgresConflict);
    // The first fault is the one to report; when this fails too, the connection is thrown away.
    if (!isGone) await ask(client, { sql: 'rollback', values: [] }, deadline);
    throw error;
  }
}

async function drive<Result>(
  client: PoolClient,
  work: Transaction<Result>,
  deadline: number,
): Promise<Result> {
  let step = work.next([]);
  while (!step.done) step = work.next(await ask(client, step.value, deadline));
  return step.value;
}

/** @throws {StoreUnavailableError | PostgresFault} */
async function ask(
  client: PoolClient,
  { sql, values }: Statement,
  deadline: number,
): Promise<DatabaseRow[]> {
  const left = deadline - performance.now();
  try {
    if (left <= 0) throw new Error('The work took too long.');
    const query = { name: nameOf(sql), text: sql, values: [...values], query_timeout: left };
    const { rows } = await client.query<DatabaseRow>(query);
    return rows;
  } catch (error) {
    throw asStoreError(error);
  }
}

const names = new Map<string, string>();

/** By its name a connection knows a statement again that it has read and planned before. */
function nameOf(sql: string): string {
  const known = names.get(sql);
  if (known) return known;
  const name = createHash('sha256').update(sql).digest('hex').slice(0, 32);
  names.set(sql, name);
  return name;
}
