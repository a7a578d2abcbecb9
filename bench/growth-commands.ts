import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BenchStore } from './bench-store.ts';
import { addressOf } from './fill-store.ts';
import { residentMemory } from './resident-memory.ts';

/** For each measurement, a value per size of the store. */
export type Curve = Map<string, [n: number, value: number][]>;

export interface Curves {
  ms: Curve;
  mb: Curve;
}

const ops = join(import.meta.dirname, '../api/cli/ops.ts');

/** Adds a measurement to the curve of its name. */
export function addPoint(curve: Curve, name: string, n: number, value: number): void {
  curve.set(name, [...(curve.get(name) ?? []), [n, value]]);
}

/** Runs commands of `npm run ops` on a store of n contacts. */
export async function measureCommands(store: BenchStore, n: number, curves: Curves): Promise<void> {
  const email = addressOf(Math.floor(n / 2));
  for (const args of [
    ['leads', 'list', '--search', `Ada ${Math.floor(n / 8)}`, '--json'],
    ['contacts', 'export'],
    ['person', 'show', '--email', email],
    ['person', 'erase', '--email', email, '--yes'],
  ]) {
    const name = `ops ${args.slice(0, 2).join(' ')}${args[2] === '--search' ? ' --search' : ''}`;
    const { ms, mb } = await runCommand(args, store.environment);
    addPoint(curves.ms, name, n, ms);
    addPoint(curves.mb, name, n, mb);
  }
}

/** @returns the time that a command took, and its peak memory */
async function runCommand(args: readonly string[], environment: Record<string, string>) {
  const start = performance.now();
  const child = spawn(process.execPath, ['--max-semi-space-size=2', ops, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let mb = 0;
  const timer = setInterval(() => {
    try {
      mb = Math.max(mb, residentMemory(child.pid ?? 0));
    } catch {
      // It has just exited.
    }
  }, 50);
  const [code] = await once(child, 'exit');
  clearInterval(timer);
  if (code !== 0) throw new Error(`${args.join(' ')} exited with ${code}`);
  return { ms: performance.now() - start, mb };
}
