/** A process that is being written to until it is killed. */
export interface Writing {
  startedInMs: number;
  /** Markers of what was answered as stored. */
  acknowledged: ReadonlySet<string>;
  /** Answers other than 200. */
  refusals: readonly string[];
  /** SIGSTOP: nothing is written or answered any more; only a kill ends it. */
  pause(): void;
  /** SIGKILL; resolves when the process is gone and every answer that was on its way is counted. */
  kill(): Promise<void>;
}
