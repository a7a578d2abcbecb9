import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');

interface RunOptions {
  cwd?: string;
  environment?: NodeJS.ProcessEnv;
}

/** Runs a command with visible output. Returns its exit code, 1 if it could not start. */
export function run(command: readonly string[], options: RunOptions = {}): Promise<number> {
  return spawned(command, 'inherit', options);
}

/** Runs a command silently. Returns whether it succeeded. */
export async function runQuietly(command: readonly string[]): Promise<boolean> {
  return (await spawned(command, 'ignore', {})) === 0;
}

/** The command line of a tool installed with this repository, on the Node that runs now. */
export function tool(name: string, ...args: string[]): string[] {
  return [process.execPath, join(root, 'node_modules', '.bin', name), ...args];
}

function spawned(
  [program = '', ...args]: readonly string[],
  stdio: 'inherit' | 'ignore',
  { cwd = root, environment = process.env }: RunOptions,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env: withOwnNode(environment), stdio });
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Tools may start `node` from the path, which may be too old to run TypeScript. */
function withOwnNode(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const bin = join(root, 'node_modules', '.bin');
  return { ...environment, PATH: `${bin}${delimiter}${environment.PATH ?? ''}` };
}
