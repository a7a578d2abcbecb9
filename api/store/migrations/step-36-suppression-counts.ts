import { query, type Transaction } from '../database/transaction.ts';
import type { Migration } from './migration.ts';

/** What step 33 keeps of other tables, for the suppressions of each account; the account is in the column `space`. */
const add = `insert into row_counts (space, counted, value, part, count)
    values (new.account, 'suppressions', '', 0, 1)
    on conflict (space, counted, value, part) do update set count = count + 1;`;

const remove = `update row_counts set count = count - 1
    where space = old.account and counted = 'suppressions';
  delete from row_counts where space = old.account and counted = 'suppressions' and count = 0;`;

const isMoved = 'old.account <> new.account';

/** SQLite has triggers for each row only. */
const sqliteTriggers = [
  `create trigger suppressions_count_added after insert on suppressions begin ${add} end`,
  `create trigger suppressions_count_removed after delete on suppressions begin ${remove} end`,
  `create trigger suppressions_count_moved after update of account on suppressions
    when ${isMoved} begin ${remove} ${add} end`,
];

/** One trigger for a statement, except for rows that move: see step 33, whose functions they call. */
const postgresTriggers = [
  counting('suppressions_count_added', 'select account, 1 as change from changed'),
  counting('suppressions_count_removed', 'select account, -1 as change from changed'),
  counting(
    'suppressions_count_moved',
    'select old.account, -1 as change union all select new.account, 1',
  ),
  `create trigger suppressions_count_added after insert on suppressions
    referencing new table as changed
    for each statement execute function suppressions_count_added()`,
  `create trigger suppressions_count_removed after delete on suppressions
    referencing old table as changed
    for each statement execute function suppressions_count_removed()`,
  `create trigger suppressions_count_moved after update of account on suppressions
    for each row when (${isMoved}) execute function suppressions_count_moved()`,
  `create trigger suppressions_count_emptied after truncate on suppressions
    for each statement execute function row_counts_forget_all()`,
];

/** @param changes a select of accounts, and what is added to the count of each */
function counting(name: string, changes: string): string {
  return `create function ${name}() returns trigger language plpgsql as $$
    begin
      insert into row_counts (space, counted, value, part, count)
        select account, 'suppressions', '', pg_backend_pid() % 16, sum(change)
        from (${changes}) as changes
        group by account order by account
        on conflict (space, counted, value, part)
          do update set count = row_counts.count + excluded.count;
      if tg_op <> 'INSERT' then
        perform row_counts_forget_zero(account, 'suppressions', '')
          from (select distinct account from (${changes}) as changes) as lowered;
      end if;
      return null;
    end $$`;
}

/** Counts what was stored before there were triggers. They exist by now: on PostgreSQL, writers wait for them. */
function* countEarlierRows(): Transaction<void> {
  yield* query(
    `insert into row_counts (space, counted, value, part, count)
      select account, 'suppressions', '', 0, count(*) from suppressions group by account`,
  );
}

/** The number of suppressions of each account, and an index of its pages: a list reads neither others nor itself. */
export const step36: Migration = {
  version: 36,
  statements: [`create index suppressions_listed on suppressions (account, id)`],
  own: { sqlite: sqliteTriggers, postgres: postgresTriggers },
  work: countEarlierRows,
};
