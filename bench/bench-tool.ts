import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../script/run.ts';

/** The command line of a program in `bench/package-lock.json`, which is installed on first use. */
export async function benchTool(name: string, ...args: string[]): Promise<string[]> {
  const program = join(import.meta.dirname, 'node_modules', '.bin', name);
  if (!existsSync(program)) {
    const code = await run(['npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: import.meta.dirname,
    });
    if (code !== 0) throw new Error(`npm ci in bench/ exited with ${code}.`);
  }
  return [process.execPath, program, ...args];
}
