import type { Log } from './log.ts';
import type { Buried, Entry, Queue } from './queue.ts';

interface SuspectSettings {
  queue: Pick<Queue, 'hasSuspect' | 'claimSuspect' | 'buryLost' | 'buryOverdue'>;
  log: Log;
  /** When a lease taken now ends, in milliseconds since the epoch. */
  leaseEnd(): number;
  /** Records that an entry was given up between attempts. */
  giveUp(entry: Buried, reason: string): Promise<void>;
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
  await giveUpAll(settings, await queue.buryLost(crashedAlone), crashedAlone);
  const overdue = await queue.buryOverdue(pausedThroughout, buryBatchSize);
  await giveUpAll(settings, overdue, pausedThroughout);
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

async function giveUpAll(
  { log, giveUp }: Pick<SuspectSettings, 'log' | 'giveUp'>,
  entries: readonly Buried[],
  reason: string,
): Promise<void> {
  for (const entry of entries) {
    const { id, topic, attempts } = entry;
    log.error({ topic, id, attempts, reason }, 'gave up');
    await giveUp(entry, reason);
  }
}
