/** Concurrent writers, and the process that stores what they write. */
export interface WriteLoad {
  startedInMs: number;
  /** Markers of the writes confirmed as stored. */
  acknowledged: ReadonlySet<string>;
  /** Answers other than 200. */
  refusals: readonly string[];
  /** Sends SIGSTOP: nothing is written or answered anymore. */
  pause(): void;
  /** Sends SIGKILL; resolves when the process is gone and every response in flight is counted. */
  kill(): Promise<void>;
}
