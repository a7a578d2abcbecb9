/** Turns the portable text into SQLite's: `$1` becomes `?1`, and row locks go, since there is one writer. */
export function sqliteSql(portable: string): string {
  return portable.replace(/\$(\d+)/g, '?$1').replace(/\s+for update skip locked\b/gi, '');
}
