import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../script/run.ts';
import type { Row } from './rows.ts';

/**
 * Runs an `ops` command on the server's store.
 * @returns the rows of a command with `--json`, otherwise none
 * @throws Error with its output when the command fails
 */
export async function runOps(server: { dataDir: string }, ...command: string[]): Promise<Row[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'api', 'cli', 'ops.ts'), ...command],
    { env: { ...process.env, DATA_DIR: server.dataDir }, maxBuffer: 64 * 1024 * 1024 },
  );
  return command.includes('--json') ? (JSON.parse(stdout) as Row[]) : [];
}
