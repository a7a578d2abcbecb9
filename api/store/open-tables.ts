import { operatorPatience } from './postgres-pool.ts';
import { openPostgresDatabase } from './postgres-store.ts';
import { openDatabase } from './sqlite-database.ts';
import { sqliteExecutor } from './sqlite-executor.ts';
import { type Catalog, type Tables, tablesOf } from './tables.ts';

/** One store: a file of the embedded kind, or an address of PostgreSQL. */
export type StoreAddress = { file: string } | { url: string };

/**
 * Opens all rows of a store.
 * @param access `read` makes and migrates nothing
 * @throws {SchemaVersionError} when the data is from another version
 * @throws {StoreUnavailableError} when it cannot be opened
 */
export async function openTables(address: StoreAddress, access: 'read' | 'write'): Promise<Tables> {
  const readOnly = access === 'read';
  const now = Date.now;
  if ('url' in address) {
    const options = { url: address.url, now, readOnly, patience: operatorPatience };
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

const postgresCatalog: Catalog = {
  columns: `
  select columns.table_name, columns.column_name, keys.ordinal_position as key_position
  from information_schema.columns
  join information_schema.tables using (table_schema, table_name)
  left join information_schema.table_constraints as constraints
    on constraints.table_schema = columns.table_schema
    and constraints.table_name = columns.table_name
    and constraints.constraint_type = 'PRIMARY KEY'
  left join information_schema.key_column_usage as keys
    on keys.constraint_schema = constraints.constraint_schema
    and keys.constraint_name = constraints.constraint_name
    and keys.table_name = columns.table_name
    and keys.column_name = columns.column_name
  where columns.table_schema = current_schema() and tables.table_type = 'BASE TABLE'`,
  references: `
  select own.table_name, referred.table_name as referred_name
  from information_schema.referential_constraints as keys
  join information_schema.table_constraints as own
    on own.constraint_schema = keys.constraint_schema
    and own.constraint_name = keys.constraint_name
  join information_schema.table_constraints as referred
    on referred.constraint_schema = keys.unique_constraint_schema
    and referred.constraint_name = keys.unique_constraint_name
  where own.table_schema = current_schema()`,
};
