import { SingleBar } from 'cli-progress';
import type { OpsIo } from '../process/ops-io.ts';

/**
 * Draws a progress bar on a terminal.
 * @param work gets a function that reports progress, or undefined without a terminal
 */
export async function withProgress<Result>(
  { terminal }: Pick<OpsIo, 'terminal'>,
  label: string,
  work: (report?: (done: number, total: number) => void) => Promise<Result>,
): Promise<Result> {
  if (!terminal) return work();
  const bar = new SingleBar({ stream: terminal, format: `${label} {bar} {percentage} %` });
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

/** Says on a terminal what takes long, where nothing can be counted meanwhile. */
export function announce({ terminal }: Pick<OpsIo, 'terminal'>, what: string): void {
  terminal?.write(`${what} …\n`);
}
