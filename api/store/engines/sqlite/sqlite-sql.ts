/**
 * Converts portable SQL to SQLite's: `$1` becomes `?1`; `ilike` becomes `like`, which ignores the case of ASCII there;
 * row locks are dropped, since there is one writer. A limit becomes a sum, since SQLite prepares a statement anew
 * whenever a parameter that is its limit is bound.
 */
export function sqliteSql(portable: string): string {
  return portable
    .replace(/\$(\d+)/g, '?$1')
    .replace(/\blimit (\?\d+)/gi, 'limit $1 + 0')
    .replace(/\bilike\b/g, 'like')
    .replace(/\sfor update skip locked\b/gi, '');
}
