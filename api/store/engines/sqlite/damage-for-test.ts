import { closeSync, openSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const pageSize = 4_096;

/** Overwrites every page of a table of a closed store but its first, or that one if there is no other. */
export function damageTable(path: string, table: string): void {
  const db = new DatabaseSync(path);
  const rows = db.prepare('select pageno from dbstat where name = ? order by path').all(table);
  db.close();
  const [first, ...others] = rows.map(({ pageno }) => Number(pageno));
  const file = openSync(path, 'r+');
  for (const page of others.length > 0 ? others : [first ?? 1]) {
    writeSync(file, Buffer.alloc(pageSize, 0xa5), 0, pageSize, (page - 1) * pageSize);
  }
  closeSync(file);
}
