import { type CountedName, countedTables, isMoved, valueIn } from './counted.ts';

/** SQLite has triggers for each row only. */
export const sqliteTriggers = countedTables.flatMap(({ table, names, columns }) => {
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
