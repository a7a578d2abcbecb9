import pg from 'pg';

/** Timeouts in milliseconds. */
export interface Timeouts {
  /** For connecting, or for a free connection. */
  connect: number;
  /** For a whole transaction, including retries after conflicts. */
  work: number;
}

/** A response within two seconds, even when the database gives none. */
export const servingTimeouts: Timeouts = { connect: 1_500, work: 1_900 };

/** For operators' commands, which read or write a whole store. */
export const operatorTimeouts: Timeouts = { connect: 10_000, work: 600_000 };

/** For each statement of a scan, of whoever has that timeouts. */
export function scanTimeouts({ connect, work }: Timeouts): Timeouts {
  return { connect, work: Math.max(work, 10_000) };
}

/** Connections of one process; PostgreSQL accepts 100 in total by default. */
const connections = 10;

/** More of them, so that scans take none from the others. */
const scanConnections = 2;

/** Connections opened on demand; a lost one fails the transaction that uses it. */
export function postgresPool(url: string, timeouts: Timeouts, max = connections): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOptions(url, timeouts),
    max,
    // A statement that we have given up on must not keep its locks.
    statement_timeout: timeouts.work,
    // Limits how long a process that is stopped between two statements blocks others.
    idle_in_transaction_session_timeout: timeouts.work + 3_000,
  });
  // A lost idle connection has left the pool, and the next transaction opens another.
  pool.on('error', () => {});
  return pool;
}

/** The connections for scans. */
export function scanPool(url: string, timeouts: Timeouts): pg.Pool {
  return postgresPool(url, scanTimeouts(timeouts), scanConnections);
}

/** One connection without timeouts, for operations that must not be interrupted, such as migrations. */
export function postgresClient(url: string, timeouts: Timeouts): pg.Client {
  const client = new pg.Client(connectionOptions(url, timeouts));
  // The current statement rejects; without a listener, the process would exit.
  client.on('error', () => {});
  return client;
}

function connectionOptions(url: string, { connect }: Timeouts): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'grovemail',
    connectionTimeoutMillis: connect,
    keepAlive: true,
    types: { getTypeParser },
  };
}

const int8 = 20;

/** Times and counts are bigint in PostgreSQL, and far below 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === int8 ? Number : pg.types.getTypeParser(oid, format as 'text');
