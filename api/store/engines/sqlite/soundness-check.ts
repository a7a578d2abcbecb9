import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseRow } from '../../database/transaction.ts';
import { isDamage } from './fault.ts';
import { scanThread } from './scan-thread.ts';

/** `quick_check` takes a few seconds per GB; `integrity_check` also compares indexes with their tables. */
type Depth = 'quick_check' | 'integrity_check';

const tablesOfFile = `select name from sqlite_schema where type = 'table' and rootpage > 0
  order by name`;

/**
 * Checks tables and their indexes one by one, so that no snapshot is kept for long.
 * @param only the names of tables; default: all
 * @returns a description of the damage; null without any
 */
export function faultIn(db: DatabaseSync, depth: Depth, only?: readonly string[]): string | null {
  try {
    const all = namesIn(db.prepare(tablesOfFile).all());
    for (const name of all.filter((table) => only?.includes(table) ?? true)) {
      const fault = faultOf(db.prepare(checkOf(depth, name)).all());
      if (fault !== null) return fault;
    }
    return null;
  } catch (error) {
    if (!isDamage(error)) throw error;
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Checks every table in a thread.
 * @param report called at most once, with the damage
 */
export function checkInThread(path: string, report: (damage: unknown) => void) {
  const thread = scanThread(path);
  let isStopping = false;
  const done = check();

  async function check(): Promise<void> {
    try {
      for (const name of namesIn(await execute(tablesOfFile))) {
        const fault = isStopping ? null : faultOf(await execute(checkOf('quick_check', name)));
        if (fault !== null) return report(new Error(fault));
      }
    } catch (error) {
      if (isDamage(error)) report(error);
    } finally {
      await thread.close();
    }
  }

  /** Retries after other errors than damage, such as a lock or a lack of memory. */
  async function execute(sql: string): Promise<DatabaseRow[]> {
    for (;;) {
      try {
        return await thread.run({ sql, values: [] });
      } catch (error) {
        if (isStopping || isDamage(error)) throw error;
        await sleep(1_000);
      }
    }
  }

  return {
    /** Ends the check after its current table. */
    stop(): Promise<void> {
      isStopping = true;
      return done;
    },
  };
}

/** The check of the schema's table includes the list of free pages. */
const namesIn = (rows: readonly DatabaseRow[]) => [
  'sqlite_schema',
  ...rows.map(({ name }) => String(name)),
];

const checkOf = (depth: Depth, table: string) => `pragma ${depth}("${table}")`;

function faultOf([row]: readonly DatabaseRow[]): string | null {
  const [result] = Object.values(row ?? {});
  return result === 'ok' ? null : String(result);
}
