import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { BenchStore } from './bench-store.ts';
import type { Writing } from './writing.ts';

const script = fileURLToPath(new URL('./store-writer.ts', import.meta.url));

/** Keeps writers in a process of their own writing to the store itself, without HTTP. */
export async function writeToStore(
  { place }: BenchStore,
  round: number,
  writers: number,
): Promise<Writing> {
  const begun = performance.now();
  const child = spawn(process.execPath, [script, JSON.stringify(place), `${round}`, `${writers}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'close');
  const acknowledged = new Set<string>();
  const lines = createInterface(child.stdout);
  const ready = once(lines, 'line');
  await Promise.race([ready, gone]);
  const startedInMs = performance.now() - begun;
  // A line that was cut short by the kill lacks its final stop: it was not acknowledged.
  lines.on('line', (line) => line.endsWith('.') && acknowledged.add(line.slice(0, -1)));

  return {
    startedInMs,
    acknowledged,
    refusals: [],
    pause() {
      child.kill('SIGSTOP');
    },
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
