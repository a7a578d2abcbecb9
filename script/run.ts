import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');

interface RunOptions {
  cwd?: string;
  environment?: NodeJS.ProcessEnv;
  /** Receives the output, which is visible by default. */
  onOutput?: (text: string) => void;
}

/** Runs a command. @returns its exit code, 1 if it could not start */
export function run(command: readonly string[], options: RunOptions = {}): Promise<number> {
  return exitCodeOf(command, options.onOutput ? 'pipe' : 'inherit', options);
}

/** Runs a command without output. @returns whether it succeeded */
export async function runQuietly(command: readonly string[]): Promise<boolean> {
  return (await exitCodeOf(command, 'ignore', {})) === 0;
}

/** The command line of an npm package's tool, on the Node version of this process. */
export function tool(name: string, ...args: string[]): string[] {
  return [process.execPath, join(root, 'node_modules', '.bin', name), ...args];
}

function exitCodeOf(
  [program = '', ...args]: readonly string[],
  output: 'inherit' | 'ignore' | 'pipe',
  { cwd = root, environment = process.env, onOutput = () => {} }: RunOptions,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: withOwnNode(environment),
      stdio: [output === 'pipe' ? 'ignore' : output, output, output],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', onOutput);
    }
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Puts the installed Node first on the path: tools start `node`, and the system's may be too old for TypeScript. */
function withOwnNode(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const bin = join(root, 'node_modules', '.bin');
  return { ...environment, PATH: `${bin}${delimiter}${environment.PATH ?? ''}` };
}
