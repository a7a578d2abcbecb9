import { query, type Transaction } from '../database/transaction.ts';
import type { Migration } from './migration.ts';

/**
 * The numbers of rows that triggers keep, so that a list tells its size without reading them: of a table's rows in
 * each data space, or of those with each value of a column.
 */
const counted = {
  contacts: { table: 'contacts', by: null },
  events: { table: 'events', by: null },
  'events.event_code': { table: 'events', by: 'event_code' },
  transactionals: { table: 'transactionals', by: null },
} as const satisfies Record<string, { table: string; by: string | null }>;

type CountedName = keyof typeof counted;

const countedNames = Object.keys(counted) as CountedName[];

/** The tables with the counts of their rows, and the columns that say which counts a row belongs to. */
const countedTables = [...Map.groupBy(countedNames, (name) => counted[name].table)].map(
  ([table, names]) => ({
    table,
    names,
    columns: ['space', ...names.flatMap((name) => counted[name].by ?? [])],
  }),
);

/** The SQL of the value by which a row is counted. @param row a prefix, such as `old.` in a trigger */
function valueIn(name: CountedName, row = ''): string {
  const { by } = counted[name];
  return by === null ? "''" : row + by;
}

/** The SQL of whether an updated row belongs to other counts than before. */
function isMoved(columns: readonly string[]): string {
  return columns.map((column) => `old.${column} <> new.${column}`).join(' or ');
}

/** SQLite has triggers for each row only. */
const sqliteTriggers = countedTables.flatMap(({ table, names, columns }) => {
  const add = names.map(added).join(' ');
  const remove = names.map(removed).join(' ');
  return [
    `create trigger ${table}_count_added after insert on ${table} begin ${add} end`,
    `create trigger ${table}_count_removed after delete on ${table} begin ${remove} end`,
    `create trigger ${table}_count_moved after update of ${columns.join(', ')} on ${table}
      when ${isMoved(columns)} begin ${remove} ${add} end`,
  ];
});

function added(name: CountedName): string {
  return `insert into row_counts (space, counted, value, part, count)
    values (new.space, '${name}', ${valueIn(name, 'new.')}, 0, 1)
    on conflict (space, counted, value, part) do update set count = count + 1;`;
}

function removed(name: CountedName): string {
  const isIts = `space = old.space and counted = '${name}' and value = ${valueIn(name, 'old.')}`;
  return `update row_counts set count = count - 1 where ${isIts};
    delete from row_counts where ${isIts} and count = 0;`;
}

/** Each connection changes the same one of the 16 parts of a count, so that few transactions wait for one another. */
const ownPart = 'pg_backend_pid() % 16';

const isIts = 'space = of_space and counted = of_counted and value = of_value';

/** Deletes parts that add up to 0: all that are not locked, so that the rest stays exact. */
const forgetZero = `create function row_counts_forget_zero(of_space text, of_counted text, of_value text)
  returns void language plpgsql as $$
  declare
    zero_parts integer[];
    total bigint;
  begin
    if (select sum(count) from row_counts where ${isIts}) <> 0 then return; end if;
    select array_agg(part), sum(count) into zero_parts, total from (
      select part, count from row_counts where ${isIts} for update skip locked) as parts;
    if total = 0 then
      delete from row_counts where ${isIts} and part = any(zero_parts);
    end if;
  end $$`;

const forgetAll = `create function row_counts_forget_all() returns trigger language plpgsql as $$
  begin
    delete from row_counts where split_part(counted, '.', 1) = tg_table_name;
    return null;
  end $$`;

/**
 * One trigger for a statement, however many rows it adds or deletes. Rows that move to other counts are rare and have a
 * trigger each, because one for a statement would also run for every update of other columns.
 */
const postgresTriggers = [
  forgetZero,
  forgetAll,
  ...countedTables.flatMap(({ table, names, columns }) => {
    const changes = (row: 'changed' | 'old' | 'new', change: 1 | -1) =>
      names.map(
        (name) => `select ${row}.space as space, '${name}' as counted,
          ${valueIn(name, `${row}.`)} as value, ${change} as change
          ${row === 'changed' ? 'from changed' : ''}`,
      );
    return [
      counting(`${table}_count_added`, changes('changed', 1)),
      counting(`${table}_count_removed`, changes('changed', -1)),
      counting(`${table}_count_moved`, [...changes('old', -1), ...changes('new', 1)]),
      `create trigger ${table}_count_added after insert on ${table}
        referencing new table as changed
        for each statement execute function ${table}_count_added()`,
      `create trigger ${table}_count_removed after delete on ${table}
        referencing old table as changed
        for each statement execute function ${table}_count_removed()`,
      `create trigger ${table}_count_moved after update of ${columns.join(', ')} on ${table}
        for each row when (${isMoved(columns)}) execute function ${table}_count_moved()`,
      `create trigger ${table}_count_emptied after truncate on ${table}
        for each statement execute function row_counts_forget_all()`,
    ];
  }),
];

/** @param changes selects of space, name and value of a count, and what is added to it */
function counting(name: string, changes: readonly string[]): string {
  const changed = `(${changes.join(' union all ')}) as changes`;
  return `create function ${name}() returns trigger language plpgsql as $$
    begin
      insert into row_counts (space, counted, value, part, count)
        select space, counted, value, ${ownPart}, sum(change) from ${changed}
        group by space, counted, value having sum(change) <> 0
        order by space, counted, value
        on conflict (space, counted, value, part)
          do update set count = row_counts.count + excluded.count;
      if tg_op <> 'INSERT' then
        perform row_counts_forget_zero(space, counted, value)
          from (select distinct space, counted, value from ${changed}) as lowered;
      end if;
      return null;
    end $$`;
}

/** Counts what was stored before there were triggers. They exist by now: on PostgreSQL, writers wait for them. */
function* countEarlierRows(): Transaction<void> {
  for (const name of countedNames) {
    const { table, by } = counted[name];
    yield* query(
      `insert into row_counts (space, counted, value, part, count)
        select space, '${name}' as counted, ${valueIn(name)} as value, 0 as part, count(*) as count
        from ${table} group by ${by === null ? 'space' : `space, ${by}`}`,
    );
  }
}

/**
 * The counts of lists. A count of 0 has no row. On PostgreSQL, a count is the sum of up to 16 parts, of which some may
 * be negative.
 */
export const step33: Migration = {
  version: 33,
  statements: [
    `create table row_counts (
      space text not null,
      counted text not null,
      value text not null,
      part integer not null,
      count bigint not null,
      primary key (space, counted, value, part)
    )`,
  ],
  // They keep the counts in the transaction of each change, so that none can forget it.
  own: { sqlite: sqliteTriggers, postgres: postgresTriggers },
  work: countEarlierRows,
};
