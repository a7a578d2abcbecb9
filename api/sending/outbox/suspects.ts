import type { Log } from './log.ts';
import type { Buried, Entry, Queue } from './queue.ts';

interface SuspectSettings {
  queue: Pick<Queue, 'hasSuspect' | 'claimSuspect' | 'buryLost' | 'buryOverdue'>;
  log: Log;
  /** When a lease taken now ends, in milliseconds since the epoch. */
  leaseEnd(): number;
  /** Delivers in a child process. */
  attempt(suspect: Entry): Promise<void>;
  isStopping(): boolean;
}

/**
 * Buries entries that crash even when delivered alone and entries that waited too long, then delivers the
 * suspects one by one, so that a crash shows which entry caused it.
 */
export async function deliverSuspects(settings: SuspectSettings): Promise<void> {
  const { queue, log } = settings;
  logAll(log, await queue.buryLost(crashedAlone), crashedAlone);
  logAll(log, await queue.buryOverdue(pausedThroughout, buryBatchSize), pausedThroughout);
  while (!settings.isStopping() && (await queue.hasSuspect())) {
    const suspect = await queue.claimSuspect({ leaseUntil: settings.leaseEnd() });
    if (!suspect) return;
    log.warn({ topic: suspect.topic, id: suspect.id }, 'delivering in a child process');
    await settings.attempt(suspect);
  }
}

/** Small enough not to block other writers. */
const buryBatchSize = 200;

const crashedAlone =
  'The server crashed each time this was delivered, in a child process, too. Find the cause before you retry it.';

const pausedThroughout = 'Its endpoint was paused until the time for retries was over.';

function logAll(log: Log, entries: readonly Buried[], reason: string): void {
  for (const { id, topic, attempts } of entries) {
    log.error({ topic, id, attempts, reason }, 'gave up');
  }
}
