import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../script/run.ts';
import type { RunningServer } from '../../script/start-server.ts';

/** A row of an `ops` command's JSON. */
export type Row = Readonly<Record<string, unknown>>;

/** The server whose store a command opens and whose URL it uses in links. */
export type OpsTarget = Pick<RunningServer, 'url' | 'dataDir'>;

/**
 * Runs an `ops` command on the server's store.
 * @returns its standard output
 * @throws Error with its output when the command fails
 */
export async function runOps(server: OpsTarget, ...command: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'api', 'cli', 'ops.ts'), ...command],
    {
      env: { ...process.env, DATA_DIR: server.dataDir, SITE_URL: server.url },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return stdout;
}

/** The rows of a command that takes `--json`. */
export async function listRows(server: OpsTarget, ...command: string[]): Promise<Row[]> {
  return JSON.parse(await runOps(server, ...command, '--json')) as Row[];
}
