import pg from 'pg';

/** How long something may take, in milliseconds. */
export interface Patience {
  /** Reaching the server, or waiting until a connection is free. */
  connect: number;
  /** A work from its beginning to its end, its repetitions after conflicts included. */
  work: number;
}

/** An answer in two seconds, whatever becomes of the database. */
export const servingPatience: Patience = { connect: 1_500, work: 1_900 };

/** What an operator waits for: a whole store is read or written. */
export const operatorPatience: Patience = { connect: 10_000, work: 600_000 };

/** Connections of one process; PostgreSQL gives out 100 to all together unless told otherwise. */
const connections = 10;

/** Connections that are opened when needed and whose loss is noticed by the work that uses them. */
export function postgresPool(url: string, patience: Patience): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOptions(url, patience),
    max: connections,
    // When we have given up on a statement, it must not go on to hold locks.
    statement_timeout: patience.work,
    // A process that was stopped between two statements holds up nobody for longer.
    idle_in_transaction_session_timeout: patience.work + 3_000,
  });
  // An idle connection was cut. It is out of the pool, and the next work opens another.
  pool.on('error', () => {});
  return pool;
}

/** One connection without a limit of time, for what must be done whole, such as migrating. */
export function postgresClient(url: string, patience: Patience): pg.Client {
  const client = new pg.Client(connectionOptions(url, patience));
  // The statement under way rejects; without a listener the process would end.
  client.on('error', () => {});
  return client;
}

function connectionOptions(url: string, { connect }: Patience): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'grovemail',
    connectionTimeoutMillis: connect,
    keepAlive: true,
    types: { getTypeParser },
  };
}

const int8 = 20;

/** Times and counts are bigint there, and far below 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === int8 ? Number : pg.types.getTypeParser(oid, format as 'text');
