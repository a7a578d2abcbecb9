import { query, type Transaction } from '../database/transaction.ts';
import { countedNames } from './counted.ts';
import { storedCounts } from './kept-count.ts';
import { postgresTriggers } from './postgres-triggers.ts';
import { sqliteTriggers } from './sqlite-triggers.ts';

/**
 * The counts of lists. A count of 0 has no row. On PostgreSQL, a count is the sum of up to 16 parts, of which some may
 * be negative.
 */
export const rowCountsTable = `create table row_counts (
  space text not null,
  counted text not null,
  value text not null,
  part integer not null,
  count bigint not null,
  primary key (space, counted, value, part)
)`;

/** They keep the counts in the transaction of each change, so that none can forget it. */
export const countTriggers = { sqlite: sqliteTriggers, postgres: postgresTriggers };

/** Counts what was stored before there were triggers. They exist by now: on PostgreSQL, writers wait for them. */
export function* countEarlierRows(): Transaction<void> {
  for (const name of countedNames) {
    yield* query(
      `insert into row_counts (space, counted, value, part, count) ${storedCounts(name)}`,
    );
  }
}
