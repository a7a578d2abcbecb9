/** Converts portable SQL to SQLite's: `$1` becomes `?1`; row locks are dropped, since there is one writer. */
export function sqliteSql(portable: string): string {
  return portable.replace(/\$(\d+)/g, '?$1').replace(/\sfor update skip locked\b/gi, '');
}
