import { SingleBar } from 'cli-progress';
import type { OpsIo } from '../process/ops-io.ts';

/**
 * Draws a progress bar on a terminal.
 * @param work called with a function that reports progress, or undefined without a terminal
 */
export async function withProgress<Result>(
  { terminal }: Pick<OpsIo, 'terminal'>,
  label: string,
  work: (report?: (done: number, total: number) => void) => Promise<Result>,
): Promise<Result> {
  if (!terminal) return work();
  const bar = new SingleBar({ stream: terminal, format: `${label} {bar} {percentage}%` });
  bar.start(1, 0);
  try {
    return await work((done, total) => {
      bar.setTotal(total);
      bar.update(done);
    });
  } finally {
    bar.stop();
  }
}

/** Announces a long step whose progress is unknown, on a terminal. */
export function announce({ terminal }: Pick<OpsIo, 'terminal'>, what: string): void {
  terminal?.write(`${what} …\n`);
}
