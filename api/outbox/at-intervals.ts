/** A task that runs at most once per interval, and never twice at the same time. */
export interface IntervalTask {
  /** Starts the task if its interval is over. */
  startIfDue(): void;
  /** Settles with the run that is under way. */
  finished(): Promise<unknown>;
}

/**
 * @param everyMs from the start of one run to the next, in milliseconds
 * @param now milliseconds since the epoch; a clock that was put back holds nothing up
 * @param run does not reject
 */
export function atIntervals(
  everyMs: number,
  now: () => number,
  run: () => Promise<unknown>,
): IntervalTask {
  let startedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<unknown> | null = null;
  return {
    startIfDue() {
      if (running || Math.abs(now() - startedAt) < everyMs) return;
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
