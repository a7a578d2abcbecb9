import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { BenchStore } from './bench-store.ts';
import type { WriteLoad } from './write-load.ts';

const script = fileURLToPath(new URL('./store-writer.ts', import.meta.url));

/** Starts writers in a child process that write to the store directly, without HTTP. */
export async function writeToStore(
  { place }: BenchStore,
  round: number,
  writers: number,
): Promise<WriteLoad> {
  const start = performance.now();
  const child = spawn(process.execPath, [script, JSON.stringify(place), `${round}`, `${writers}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const acknowledged = new Set<string>();
  const lines = createInterface(child.stdout);
  const ready = once(lines, 'line');
  await Promise.race([ready, closed]);
  const startedInMs = performance.now() - start;
  // A line that the kill cut short lacks its final period, and does not count.
  lines.on('line', (line) => line.endsWith('.') && acknowledged.add(line.slice(0, -1)));

  return {
    startedInMs,
    acknowledged,
    rejected: [],
    pause() {
      child.kill('SIGSTOP');
    },
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}
