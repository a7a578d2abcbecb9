import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { StoreUnavailableError } from '../../database/errors.ts';
import type { Database, DatabaseRow, Statement, Transaction } from '../../database/transaction.ts';
import { asStoreError, PostgresConflict, storeUnavailable } from './fault.ts';
import { scanTimeouts, type Timeouts } from './pool.ts';

export interface ExecutorOptions {
  timeouts: Timeouts;
  /** Writes reject. */
  readOnly: boolean;
}

/** Maximum tries of a transaction that conflicts with others. */
const maxAttempts = 6;

/**
 * Runs transactions on PostgreSQL or a compatible database: each write at READ COMMITTED (decisions/0009) on one connection of
 * the pool.
 * @param scans the connections for slow statements
 */
export function postgresExecutor(
  pool: Pool,
  scans: Pool,
  { timeouts, readOnly }: ExecutorOptions,
): Database {
  const pending = new Set<Promise<unknown>>();
  let closing: Promise<void> | null = null;
  const begin = `begin isolation level read committed${readOnly ? ' read only' : ''}`;

  async function write<Result>(work: () => Transaction<Result>): Promise<Result> {
    const deadline = performance.now() + timeouts.work;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await onConnection(pool, (client) => inTransaction(client, work, begin, deadline));
      } catch (error) {
        if (!(error instanceof PostgresConflict) || attempt === maxAttempts) throw error;
        // With jitter, so that both do not retry at the same time.
        await sleep(Math.random() * 5 * 2 ** attempt);
      }
    }
  }

  /** Uses a connection per statement, so that many scans take turns. */
  async function scan<Result>(work: Transaction<Result>): Promise<Result> {
    let step = work.next([]);
    while (!step.done) {
      if (closing) throw closed();
      const { value } = step;
      const deadline = performance.now() + scanTimeouts(timeouts).work;
      step = work.next(await onConnection(scans, (client) => execute(client, value, deadline)));
    }
    return step.value;
  }

  /** Starts a transaction unless the store is closed. Closing waits for it. */
  function track<Result>(operation: () => Promise<Result>): Promise<Result> {
    if (closing) return Promise.reject(closed());
    const result = operation();
    pending.add(result);
    const leave = () => pending.delete(result);
    result.then(leave, leave);
    return result;
  }

  async function end(): Promise<void> {
    await Promise.allSettled(pending);
    await Promise.all([pool.end(), scans.end()]);
  }

  return {
    write: (work) => track(() => write(work)),
    read: (work) =>
      track(() => {
        const deadline = performance.now() + timeouts.work;
        return onConnection(pool, (client) => drive(client, work(), deadline));
      }),
    scan: (work) => track(() => scan(work())),
    close() {
      closing ??= end();
      return closing;
    },
  };
}

function closed(): StoreUnavailableError {
  return storeUnavailable(new Error('The store is closed.'));
}

async function onConnection<Result>(
  pool: Pool,
  use: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect().catch((error) => {
    throw asStoreError(error);
  });
  let isBroken = false;
  // A connection lost between two statements emits an event; the next statement rejects.
  const onError = () => {
    isBroken = true;
  };
  client.on('error', onError);
  try {
    return await use(client);
  } catch (error) {
    // After a timeout, a late result could be mistaken for that of the next statement.
    if (error instanceof StoreUnavailableError && !(error instanceof PostgresConflict)) {
      isBroken = true;
    }
    throw error;
  } finally {
    client.off('error', onError);
    client.release(isBroken);
  }
}

async function inTransaction<Result>(
  client: PoolClient,
  work: () => Transaction<Result>,
  begin: string,
  deadline: number,
): Promise<Result> {
  await execute(client, { sql: begin, values: [] }, deadline);
  try {
    const result = await drive(client, work(), deadline);
    await execute(client, { sql: 'commit', values: [] }, deadline);
    return result;
  } catch (error) {
    const isGone = error instanceof StoreUnavailableError && !(error instanceof PostgresConflict);
    // If this fails too, the connection is discarded, and the first error is reported.
    if (!isGone) await execute(client, { sql: 'rollback', values: [] }, deadline);
    throw error;
  }
}

async function drive<Result>(
  client: PoolClient,
  work: Transaction<Result>,
  deadline: number,
): Promise<Result> {
  let step = work.next([]);
  while (!step.done) step = work.next(await execute(client, step.value, deadline));
  return step.value;
}

/** @throws {StoreUnavailableError | PostgresFault} */
async function execute(
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

/** With a name, a connection reuses a prepared statement. */
function nameOf(sql: string): string {
  const known = names.get(sql);
  if (known) return known;
  const name = createHash('sha256').update(sql).digest('hex').slice(0, 32);
  names.set(sql, name);
  return name;
}
