import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { backupName, backupsIn } from './backup-files.ts';
import type { BackupTask } from './write-backup.ts';

interface Settings {
  /** The embedded store's file. */
  store: string;
  folder: string;
  /** Milliseconds between backups. */
  every: number;
  /** Milliseconds that a backup is kept; the newest is kept longer. */
  keep: number;
  recipient: string | null;
  /** Milliseconds since the epoch. */
  now(): number;
  log: Record<'info' | 'error', (facts: object, text: string) => void>;
}

export interface Backups {
  stop(): Promise<void>;
}

const checkMs = 60_000;

const retryMs = 15 * 60_000;

/** Backs up the store on schedule until stopped. */
export function startBackups(settings: Settings): Backups {
  const stopping = new AbortController();
  const running = repeat();

  async function repeat(): Promise<void> {
    while (!stopping.signal.aborted) {
      const wait = await backUpIfDue(settings, stopping.signal);
      await sleep(wait, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }

  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/**
 * Writes a backup if one is due, then removes expired ones.
 * @returns milliseconds until the next check
 */
export async function backUpIfDue(settings: Settings, signal: AbortSignal): Promise<number> {
  const { folder, store, recipient, every, now, log } = settings;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const [newest] = await backupsIn(folder);
    // A backup in the future was written while the clock was wrong.
    const isDue = !newest || newest.at > now() || now() - newest.at >= every;
    if (isDue) {
      const name = backupName(now(), recipient);
      const startedAt = performance.now();
      await inThread({ store, file: join(folder, name), recipient }, signal);
      log.info({ file: name, ms: Math.round(performance.now() - startedAt) }, 'backed up');
    }
    await removeExpired(settings);
    return checkMs;
  } catch (error) {
    if (signal.aborted) return 0;
    const reason = error instanceof Error ? error.message : String(error);
    log.error({ reason }, 'no backup was written; trying again in 15 minutes');
    return retryMs;
  }
}

async function removeExpired({ folder, keep, now }: Settings): Promise<void> {
  const [, ...older] = await backupsIn(folder);
  for (const { name, at } of older) {
    if (now() - at > keep) await rm(join(folder, name));
  }
}

/** In a thread, since encryption is CPU-bound. */
async function inThread(task: BackupTask, signal: AbortSignal): Promise<void> {
  const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), { workerData: task });
  const abort = () => void worker.terminate();
  signal.addEventListener('abort', abort, { once: true });
  try {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    worker.once('error', reject);
    worker.once('exit', () => resolve());
    await promise;
    signal.throwIfAborted();
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
