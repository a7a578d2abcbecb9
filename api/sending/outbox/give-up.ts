import { maxLostClaims } from '../../store/queue/outbox-store.ts';
import type { Buried, Log, Queue } from './queue.ts';

/** Marks entries as dead whose claims were lost too often or that waited too long. */
export async function giveUp(queue: Queue, log: Log): Promise<void> {
  const lost = await queue.buryLost(claimsLost);
  const overdue = await queue.buryOverdue(pausedThroughout, batchSize);
  const logAll = (entries: readonly Buried[], reason: string) => {
    for (const { id, topic, attempts } of entries) {
      log.error({ topic, id, attempts, reason }, 'gave up');
    }
  };
  logAll(lost, claimsLost);
  logAll(overdue, pausedThroughout);
}

/** Small enough not to block other writers. */
const batchSize = 200;

const claimsLost = `The server stopped or crashed ${maxLostClaims} times while it delivered this. Find the cause before you retry it.`;

const pausedThroughout = 'Its endpoint was paused until the time for retries was over.';
