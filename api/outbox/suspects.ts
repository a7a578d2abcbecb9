import type { Log } from './log.ts';
import type { Buried, Entry, Queue } from './queue.ts';

interface SuspectSettings {
  queue: Pick<Queue, 'hasSuspect' | 'claimSuspect' | 'buryLost' | 'buryOverdue'>;
  log: Log;
  /** When a lease that is taken now ends, in milliseconds since the epoch. */
  leaseEnd(): number;
  /** Delivers it where it can end no server. */
  attempt(suspect: Entry): Promise<void>;
  isStopping(): boolean;
}

/**
 * Buries what ended servers even when delivered alone and what waited too long, then delivers what may
 * have ended servers: one after the other, so that a crash tells which it was.
 */
export async function deliverSuspects(settings: SuspectSettings): Promise<void> {
  const { queue, log } = settings;
  logBuried(log, await queue.buryLost(endedAlone), endedAlone);
  logBuried(log, await queue.buryOverdue(pausedThroughout, buriedAtOnce), pausedThroughout);
  while (!settings.isStopping() && (await queue.hasSuspect())) {
    const suspect = await queue.claimSuspect({ leaseUntil: settings.leaseEnd() });
    if (!suspect) return;
    log.warn({ topic: suspect.topic, id: suspect.id }, 'delivered in a process of its own');
    await settings.attempt(suspect);
  }
}

/** In pieces that hold up no writer. */
const buriedAtOnce = 200;

const endedAlone =
  'Servers ended each time that this was delivered, in a process of its own at last. See why before you retry it.';

const pausedThroughout =
  'Its endpoint was paused for as long as it would have been tried. See webhooks list.';

function logBuried(log: Log, entries: readonly Buried[], reason: string): void {
  for (const { id, topic, attempts } of entries) {
    log.error({ topic, id, attempts, reason }, 'given up');
  }
}
