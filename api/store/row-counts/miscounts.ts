import { integer, rowReader, text } from '../database/row.ts';
import { query, type Transaction } from '../database/transaction.ts';
import { type CountedName, counted } from './kept-counts.ts';

/** A count that differs from the rows it counts. */
export interface Miscount {
  counted: string;
  /** Or the account. */
  space: string;
  /** Of the counted column; '' for all rows of the space. */
  value: string;
  stored: number;
  kept: number;
}

const read = rowReader({ space: text, value: text, stored: integer, kept: integer });

/** Compares counts with the rows in one statement, and so one snapshot. Reads every row. */
export function* miscounts(name: CountedName): Transaction<Miscount[]> {
  const rows = yield* query(
    `select space, value, cast(sum(stored) as bigint) as stored, cast(sum(kept) as bigint) as kept from (
        select space, value, count as stored, 0 as kept from (${storedCounts(name)}) as stored_rows
        union all
        select space, value, 0 as stored, count as kept from row_counts where counted = '${name}'
      ) as compared
      group by space, value having sum(stored) <> sum(kept) order by space, value`,
  );
  return rows.map((row) => ({ counted: name, ...read(row) }));
}

/** Counts the stored rows, for each space and value. */
function storedCounts(name: CountedName): string {
  const { table, of, by } = counted[name];
  const [value, groups] = by === null ? ["''", of] : [by, `${of}, ${by}`];
  return `select ${of} as space, ${value} as value, count(*) as count from ${table} group by ${groups}`;
}
