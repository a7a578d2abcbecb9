import pg from 'pg';

/** In milliseconds. */
export interface Timeouts {
  /** For a new or free connection. */
  connect: number;
  /** For a whole transaction, including retries after conflicts. */
  work: number;
}

/** For a response within two seconds, even if the database does not respond. */
export const servingTimeouts: Timeouts = { connect: 1_500, work: 1_900 };

/** For operators' commands, which read or write a whole store. */
export const operatorTimeouts: Timeouts = { connect: 10_000, work: 600_000 };

/** The timeouts for each statement of a scan. */
export function scanTimeouts({ connect, work }: Timeouts): Timeouts {
  return { connect, work: Math.max(work, 10_000) };
}

/** Per process; PostgreSQL's default limit is 100 in total. */
const connections = 10;

/** In addition to the others. */
const scanConnections = 2;

/** Opens connections on demand. A lost one fails the transaction that uses it. */
export function postgresPool(url: string, timeouts: Timeouts, max = connections): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOptions(url, timeouts),
    max,
    // An abandoned statement must not keep its locks.
    statement_timeout: timeouts.work,
    // A process that is suspended in a transaction must not block others.
    idle_in_transaction_session_timeout: timeouts.work + 3_000,
  });
  // A lost idle connection leaves the pool, and the next transaction opens another.
  pool.on('error', () => {});
  return pool;
}

/** The connections for scans. */
export function scanPool(url: string, timeouts: Timeouts): pg.Pool {
  return postgresPool(url, scanTimeouts(timeouts), scanConnections);
}

/** A connection without statement timeouts, for operations such as migrations. */
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
