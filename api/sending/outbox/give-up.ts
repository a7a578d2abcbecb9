import { maxLostClaims } from '../../store/queue/outbox-store.ts';
import type { Log, Queue } from './queue.ts';

/** Marks entries dead whose claims were lost too often and entries that waited too long. */
export async function giveUp(queue: Queue, log: Log): Promise<void> {
  const lost = await queue.buryLost(claimsLost);
  const overdue = await queue.buryOverdue(pausedThroughout, batchSize);
  for (const [entries, reason] of [
    [lost, claimsLost] as const,
    [overdue, pausedThroughout] as const,
  ]) {
    for (const { id, topic, attempts } of entries) {
      log.error({ topic, id, attempts, reason }, 'gave up');
    }
  }
}

/** Small enough not to block other writers. */
const batchSize = 200;

const claimsLost = `The server stopped or crashed ${maxLostClaims} times while it delivered this. Find the cause before you retry it.`;

const pausedThroughout = 'Its endpoint was paused until the time for retries was over.';
