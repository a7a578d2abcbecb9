import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../script/run.ts';

/** A row of an `ops` command's JSON. */
export type Row = Readonly<Record<string, unknown>>;

/** The stored rows of one email address, newest first; other tests write to the same store. */
export async function rowsOf(
  noun: 'enquiries' | 'subscribers',
  server: { dataDir: string },
  email: string,
): Promise<Row[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'api', 'cli', 'ops.ts'), noun, 'list', '--json'],
    { env: { ...process.env, DATA_DIR: server.dataDir }, maxBuffer: 64 * 1024 * 1024 },
  );
  const rows = JSON.parse(stdout) as Row[];
  return rows.filter((row) => row.email === email);
}

/** An email address that no other test uses. */
export function uniqueEmail(): string {
  return `visitor-${crypto.randomUUID()}@mail.example`;
}
