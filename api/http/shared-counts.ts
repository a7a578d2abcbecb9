import { createHmac } from 'node:crypto';
import type { CountUse } from './account-limit.ts';

/** Counts uses for all processes together, see `Store.countUse`. */
export type CountUses = (use: {
  key: string;
  window: number;
  times: number;
}) => Promise<{ count: number; resetsAt: number }>;

interface SharedCountsOptions {
  count: CountUses;
  /** The same in every process, so that all know a sender by the same digest. */
  secret: string;
  /** Milliseconds since the epoch. */
  now(): number;
}

/** How many names over their limit are remembered. */
const capacity = 10_000;

/**
 * Counts what is limited in the store, where all replicas see it. One question per name is
 * under way at a time and asks for everybody who waits, so a name that many use (everyone's limit) costs
 * no more than one that few use; and who is over the limit costs nothing until the window ends.
 */
export function sharedCounts({ count, secret, now }: SharedCountsOptions): CountUse {
  const asking = new Map<string, Waiting[]>();
  const exceeded = new Map<string, { count: number; resetsAt: number }>();

  async function ask(key: string, window: number, max: number): Promise<void> {
    const waiting = asking.get(key) ?? [];
    const times = waiting.length;
    asking.set(key, []);
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
    if (asking.get(key)?.length) await ask(key, window, max);
    else asking.delete(key);
  }

  function remember(key: string, uses: Uses): void {
    exceeded.set(key, uses);
    const [oldest] = exceeded.keys();
    if (exceeded.size > capacity && oldest !== undefined) exceeded.delete(oldest);
  }

  return async ({ key: name, window, max }) => {
    // The database is shared and backed up: it need not know who sent something.
    const key = createHmac('sha256', secret).update(`rate limit\n${name}`).digest('base64url');
    const counted = exceeded.get(key);
    const left = counted ? counted.resetsAt - now() : 0;
    // An end further ahead than the window was set before the clock was put back: the store sets it anew.
    if (counted && left > 0 && left <= window) return counted;
    exceeded.delete(key);
    const { promise, resolve, reject } = Promise.withResolvers<Uses>();
    const waiting = asking.get(key);
    if (waiting) waiting.push({ resolve, reject });
    else {
      asking.set(key, [{ resolve, reject }]);
      void ask(key, window, max);
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
