import type { CurrentAct } from './audit/audit-store.ts';
import { audited } from './audit/audited.ts';
import { openPostgresDatabase, type PostgresOptions } from './engines/postgres/open-database.ts';
import { sqlStore } from './sql-store.ts';
import type { Store } from './store.ts';

export interface PostgresStoreOptions extends PostgresOptions {
  /** The operator's command, recorded in the audit log with each change. */
  act?: CurrentAct;
}

/** Opens and migrates the store on PostgreSQL; see `openPostgresDatabase`. */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<Store> {
  const database = await openPostgresDatabase(options);
  return sqlStore(options.act ? audited(database, options.act) : database, options.now);
}
