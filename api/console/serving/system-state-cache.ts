import type { ConsoleDeps, SystemState } from './console-deps.ts';

const maxAgeMs = 60_000;

export interface CheckedState extends SystemState {
  /** Milliseconds since the epoch. */
  checkedAt: number;
}

export interface SystemStateCache {
  /** Checks the system. Concurrent calls share one check. */
  refresh(): Promise<CheckedState>;
  /** Returns the latest result, and starts a check if it is old; null before the first. */
  latest(): CheckedState | null;
}

/** Caches the state of the system, since checking it may take seconds. */
export function systemStateCache({
  readSystemState,
  now,
}: Pick<ConsoleDeps, 'readSystemState' | 'now'>): SystemStateCache {
  let latest: CheckedState | null = null;
  let running: Promise<CheckedState> | null = null;
  const check = async () => {
    latest = { ...(await readSystemState()), checkedAt: now() };
    return latest;
  };
  const refresh = () => {
    running ??= check().finally(() => {
      running = null;
    });
    return running;
  };
  return {
    refresh,
    latest() {
      // The health page shows the error.
      if (latest === null || now() - latest.checkedAt > maxAgeMs) refresh().catch(() => {});
      return latest;
    },
  };
}
