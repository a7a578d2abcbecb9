/** Runs at most once per interval, and never concurrently. */
export interface IntervalTask {
  /** Starts a run unless one is in progress or the interval has not passed. */
  startIfDue(): void;
  /** Waits for the run in progress, if any. */
  finished(): Promise<unknown>;
}

/**
 * @param intervalMs from the start of one run to the start of the next
 * @param now milliseconds since the epoch; it may jump back
 * @param run must not reject
 */
export function intervalTask(
  intervalMs: number,
  now: () => number,
  run: () => Promise<unknown>,
): IntervalTask {
  let startedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<unknown> | null = null;
  return {
    startIfDue() {
      if (running || Math.abs(now() - startedAt) < intervalMs) return;
      startedAt = now();
      running = run().finally(() => {
        running = null;
      });
    },
    async finished() {
      await running;
    },
  };
}
