import { createHmac } from 'node:crypto';

export interface Uses {
  count: number;
  /** Milliseconds since the epoch. */
  resetsAt: number;
}

/** Counts one or more uses of a key per minute. Beyond `max`, the count may stop. */
export type CountUse = (use: { key: string; max: number; times?: number }) => Uses | Promise<Uses>;

/** Counts uses across all processes, see `Store.countUse`. */
export type CountUses = (use: { key: string; window: number; times: number }) => Promise<Uses>;

const minute = 60_000;

/**
 * Counts in this process, for a single server.
 * @param options.window milliseconds from the first use of a key until its count restarts
 * @param options.capacity the maximum number of keys; 100,000 take about 30 MB
 */
export function countInMemory(
  now: () => number,
  { window = minute, capacity = 100_000 } = {},
): (use: { key: string; times?: number }) => Uses {
  const counts = new Map<string, Uses>();
  return ({ key, times = 1 }) => {
    const known = counts.get(key);
    const at = now();
    const end = at + window;
    const next =
      known && known.resetsAt > at
        ? // A later end is from before the clock was set back.
          { count: known.count + times, resetsAt: Math.min(known.resetsAt, end) }
        : { count: times, resetsAt: end };
    // Maps keep insertion order, so the first is the least recently used.
    counts.delete(key);
    counts.set(key, next);
    for (const [old, { resetsAt }] of counts) {
      if (resetsAt > at && counts.size <= capacity) break;
      counts.delete(old);
    }
    return next;
  };
}

interface SharedCountsOptions {
  count: CountUses;
  /** The same in every process, so that all derive the same key for a sender. */
  secret: string;
  /** Milliseconds since the epoch. */
  now(): number;
}

const maxExceeded = 10_000;

/**
 * Counts rate-limited uses in the store, for all replicas. Uses of the same key are batched into one query
 * at a time, so that the overall limit costs no more than that of a single sender, and a key over its limit
 * costs no query until its minute ends.
 */
export function sharedCounts({ count, secret, now }: SharedCountsOptions): CountUse {
  const batches = new Map<string, { times: number; resolve(uses: Promise<Uses>): void }[]>();
  const exceeded = new Map<string, Uses>();

  async function flush(key: string, max: number): Promise<void> {
    const batch = batches.get(key) ?? [];
    batches.set(key, []);
    const times = batch.reduce((sum, use) => sum + use.times, 0);
    const counted = count({ key, window: minute, times });
    let remaining = times;
    for (const use of batch) {
      remaining -= use.times;
      const later = remaining;
      use.resolve(counted.then((uses) => ({ ...uses, count: uses.count - later })));
    }
    const uses = await counted.catch(() => null);
    if (uses && uses.count > max) exceeded.set(key, uses);
    const [oldest] = exceeded.keys();
    if (exceeded.size > maxExceeded && oldest !== undefined) exceeded.delete(oldest);
    if (batches.get(key)?.length) await flush(key, max);
    else batches.delete(key);
  }

  return ({ key: name, max, times = 1 }) => {
    // Hashed, since the database is shared and backed up.
    const key = createHmac('sha256', secret).update(`rate limit\n${name}`).digest('base64url');
    const counted = exceeded.get(key);
    const left = counted ? counted.resetsAt - now() : 0;
    // An end more than a minute away is from before the clock was set back; the store renews it.
    if (counted && left > 0 && left <= minute) {
      return { ...counted, count: counted.count + times };
    }
    exceeded.delete(key);
    return new Promise((resolve) => {
      const batch = batches.get(key);
      if (batch) batch.push({ times, resolve });
      else {
        batches.set(key, [{ times, resolve }]);
        void flush(key, max);
      }
    });
  };
}
