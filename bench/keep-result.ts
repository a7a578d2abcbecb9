import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../site/content/measured');
const loadBefore = loadavg()[0] ?? 0;

/**
 * Writes figures for the page `/security`, with the day, the command and the machine.
 * @param command as a reader would type it
 */
export async function keepResult(name: string, command: string, figures: object): Promise<void> {
  const result = {
    measuredOn: new Date().toISOString().slice(0, 10),
    command,
    machine: {
      cores: availableParallelism(),
      node: process.versions.node,
      /** The load average of the last minute. */
      loadBefore: Math.round(loadBefore * 10) / 10,
    },
    ...figures,
  };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
}
