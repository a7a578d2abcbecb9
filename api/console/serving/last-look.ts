import type { ConsoleDeps, SystemState } from './console-deps.ts';

/** Milliseconds for which what was found is good enough for a count. */
const freshness = 60_000;

export interface Look extends SystemState {
  /** Milliseconds since the epoch. */
  checkedAt: number;
}

export interface LastLook {
  /** Looks around now; those who ask meanwhile share it. */
  now(): Promise<Look>;
  /** What was found last, at once, and looks again if that is old; null before the first. */
  last(): Look | null;
}

/** Remembers what the last look around found, since one may take seconds. */
export function lastLook({ lookAround, now }: Pick<ConsoleDeps, 'lookAround' | 'now'>): LastLook {
  let found: Look | null = null;
  let running: Promise<Look> | null = null;
  const look = async () => {
    found = { ...(await lookAround()), checkedAt: now() };
    return found;
  };
  const start = () => {
    running ??= look().finally(() => {
      running = null;
    });
    return running;
  };
  return {
    now: start,
    last() {
      // Who opens the page of it gets the error.
      if (found === null || now() - found.checkedAt > freshness) start().catch(() => {});
      return found;
    },
  };
}
