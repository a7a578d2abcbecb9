import { createHmac } from 'node:crypto';
import type { CountUse } from './account-limit.ts';

/** Counts uses across all processes, see `Store.countUse`. */
export type CountUses = (use: {
  key: string;
  window: number;
  times: number;
}) => Promise<{ count: number; resetsAt: number }>;

interface SharedCountsOptions {
  count: CountUses;
  /** The same in every process, so that all derive the same key for a sender. */
  secret: string;
  /** Milliseconds since the epoch. */
  now(): number;
}

/** Keys over their limit that are cached. */
const capacity = 10_000;

/**
 * Counts rate-limited uses in the store, for all replicas. Uses of the same key are batched into one query
 * at a time, so that the overall limit costs no more than that of a single sender, and a key over its limit
 * costs no query until its window ends.
 */
export function sharedCounts({ count, secret, now }: SharedCountsOptions): CountUse {
  const batches = new Map<string, Waiting[]>();
  const exceeded = new Map<string, { count: number; resetsAt: number }>();

  async function flush(key: string, window: number, max: number): Promise<void> {
    const waiting = batches.get(key) ?? [];
    const times = waiting.length;
    batches.set(key, []);
    try {
      const result = await count({ key, window, times });
      if (result.count > max) remember(key, result);
      const before = result.count - times;
      for (const [at, { resolve }] of waiting.entries()) {
        resolve({ count: before + at + 1, resetsAt: result.resetsAt });
      }
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
    if (batches.get(key)?.length) await flush(key, window, max);
    else batches.delete(key);
  }

  function remember(key: string, uses: Uses): void {
    exceeded.set(key, uses);
    const [oldest] = exceeded.keys();
    if (exceeded.size > capacity && oldest !== undefined) exceeded.delete(oldest);
  }

  return async ({ key: name, window, max }) => {
    // Hashed, so that senders are not stored in the clear in a database that is shared and backed up.
    const key = createHmac('sha256', secret).update(`rate limit\n${name}`).digest('base64url');
    const counted = exceeded.get(key);
    const left = counted ? counted.resetsAt - now() : 0;
    // An end further away than the window dates from before the clock was set back; the store renews it.
    if (counted && left > 0 && left <= window) return counted;
    exceeded.delete(key);
    const { promise, resolve, reject } = Promise.withResolvers<Uses>();
    const waiting = batches.get(key);
    if (waiting) waiting.push({ resolve, reject });
    else {
      batches.set(key, [{ resolve, reject }]);
      void flush(key, window, max);
    }
    return promise;
  };
}

interface Uses {
  count: number;
  /** Milliseconds since the epoch. */
  resetsAt: number;
}

interface Waiting {
  resolve(uses: Uses): void;
  reject(error: unknown): void;
}
