import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { on } from 'node:events';
import { join } from 'node:path';
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
  ops ??= fork(join(root, 'api', 'cli', 'ops-process-for-test.ts'));
  const id = randomUUID();
  ops.send({ id, settings: { DATA_DIR: server.dataDir, SITE_URL: server.url }, command });
  for await (const [ran] of on(ops, 'message', { close: ['exit'] }) as AsyncIterable<[Ran]>) {
    if (ran.id !== id) continue;
    if (ran.code !== 0) throw new Error(`${command.join(' ')}: ${ran.stderr}${ran.stdout}`);
    return ran.stdout;
  }
  throw new Error('The process that runs operator commands has ended.');
}

/** Ends the process that runs the commands, which would keep this one running. */
export function endOps(): void {
  ops?.disconnect();
  ops = undefined;
}

interface Ran {
  id: string;
  code: number;
  stdout: string;
  stderr: string;
}

let ops: ChildProcess | undefined;

/** The rows of a command that takes `--json`. */
export async function listRows(server: OpsTarget, ...command: string[]): Promise<Row[]> {
  return JSON.parse(await runOps(server, ...command, '--json')) as Row[];
}
