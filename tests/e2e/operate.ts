import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../script/run.ts';
import type { Row } from './rows.ts';

/**
 * Runs an operator's command beside the server.
 * @returns the rows of a command that prints JSON, none of any other
 * @throws when the command fails, with what it said
 */
export async function operate(server: { dataDir: string }, ...command: string[]): Promise<Row[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'api', 'cli', 'ops.ts'), ...command],
    { env: { ...process.env, DATA_DIR: server.dataDir }, maxBuffer: 64 * 1024 * 1024 },
  );
  return command.includes('--json') ? (JSON.parse(stdout) as Row[]) : [];
}
