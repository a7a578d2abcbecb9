import { createHash } from 'node:crypto';
import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import type { Store } from '../../store/store.ts';
import type { Log } from '../outbox/queue.ts';

export const dailyTopic = 'report.daily';

const minute = 60_000;
const day = 24 * 60 * minute;

interface Settings {
  store: Pick<Store, 'enqueueOnce' | 'newestOf'>;
  operators: readonly string[];
  /** Hour of the day, in UTC. */
  hour: number;
  /** Milliseconds since the epoch. */
  now(): number;
}

/**
 * Queues the report that is due, unless a server has done so. Its id is derived from the day and the address, so each address
 * gets one a day. A missed report is sent late, but none for a period that ended before the first start.
 * @param startedAt when this server started
 * @returns the end of the report's period
 */
export async function queueDailyReports(
  { store, operators, hour, now }: Settings,
  startedAt: number,
): Promise<number> {
  const until = lastAt(hour, now());
  const previous = await store.newestOf(dailyTopic, until);
  if (previous === null && until <= startedAt) return until;
  const from = previous ?? until - day;
  for (const to of operators) {
    const payload = { from, until, to };
    await store.enqueueOnce({
      id: reportId(dailyTopic, to, until),
      topic: dailyTopic,
      payload,
      createdAt: until,
    });
  }
  return until;
}

/** Queues the daily reports until stopped. */
export function startDailyReports(settings: Settings & { log: Log }): { stop(): Promise<void> } {
  const { hour, now, log } = settings;
  const startedAt = now();
  let queued = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  async function queue(): Promise<void> {
    try {
      queued = await queueDailyReports(settings, startedAt);
    } catch (error) {
      log.warn({ reason: String(error) }, 'the daily report could not be queued');
    }
    running = null;
  }
  const timer = setInterval(() => {
    if (queued !== lastAt(hour, now())) running ??= queue();
  }, minute);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** The last time at an hour, in UTC. */
function lastAt(hour: number, now: number): number {
  const offset = hour * 60 * minute;
  return Math.floor((now - offset) / day) * day + offset;
}

/** A UUID derived from the topic, the recipient and the end of a report, in milliseconds since the epoch. */
export function reportId(topic: string, address: string, until: number): string {
  const bytes = createHash('sha256')
    .update(`${topic} ${addressKey(address)}`)
    .digest();
  return uuidV7Maker(
    () => until,
    () => new Uint8Array(bytes.subarray(0, 16)),
  )();
}
