import { type Catalog, type Tables, tablesOf } from '../tables/tables.ts';
import { openPostgresDatabase } from './postgres/open-database.ts';
import { operatorTimeouts } from './postgres/pool.ts';
import { openDatabase } from './sqlite/database.ts';
import { sqliteExecutor } from './sqlite/executor.ts';

/** One store: a file of the embedded store, or a PostgreSQL address. */
export type StoreAddress = { file: string } | { url: string };

/**
 * Opens all rows of a store.
 * @param access `read` creates and migrates nothing
 * @throws {SchemaVersionError} if the data is from another version
 * @throws {StoreUnavailableError} when it cannot be opened
 */
export async function openTables(address: StoreAddress, access: 'read' | 'write'): Promise<Tables> {
  const readOnly = access === 'read';
  const now = Date.now;
  if ('url' in address) {
    const options = { url: address.url, now, readOnly, timeouts: operatorTimeouts };
    return tablesOf(await openPostgresDatabase(options), postgresCatalog);
  }
  const db = openDatabase({ path: address.file, now: now(), readOnly });
  return tablesOf(sqliteExecutor(db), sqliteCatalog);
}

const sqliteCatalog: Catalog = {
  columns: `
  select tables.name as table_name, columns.name as column_name, columns.pk as key_position
  from sqlite_master as tables join pragma_table_info(tables.name) as columns
  where tables.type = 'table' and tables.name not like 'sqlite_%'`,
  references: `
  select tables.name as table_name, keys."table" as referred_name
  from sqlite_master as tables join pragma_foreign_key_list(tables.name) as keys
  where tables.type = 'table'`,
};

/** The views of `information_schema` would read the columns of every schema. */
const postgresCatalog: Catalog = {
  columns: `
  select tables.relname as table_name, columns.attname as column_name,
    keys.position::integer as key_position
  from pg_class as tables
  join pg_attribute as columns
    on columns.attrelid = tables.oid and columns.attnum > 0 and not columns.attisdropped
  left join pg_index as primary_key
    on primary_key.indrelid = tables.oid and primary_key.indisprimary
  left join lateral unnest(primary_key.indkey) with ordinality as keys (attnum, position)
    on keys.attnum = columns.attnum
  where tables.relnamespace = current_schema()::regnamespace and tables.relkind = 'r'`,
  references: `
  select own.relname as table_name, referred.relname as referred_name
  from pg_constraint as keys
  join pg_class as own on own.oid = keys.conrelid
  join pg_class as referred on referred.oid = keys.confrelid
  where keys.contype = 'f' and own.relnamespace = current_schema()::regnamespace`,
};
