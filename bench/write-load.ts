/** Concurrent writers, and the process that stores what they write. */
export interface WriteLoad {
  startedInMs: number;
  /** Markers of the writes confirmed as stored. */
  acknowledged: ReadonlySet<string>;
  /** Responses other than 200. */
  rejected: readonly string[];
  /** Sends SIGSTOP: nothing is written anymore, and nobody gets a response. */
  pause(): void;
  /** Sends SIGKILL; resolves when the process is gone and every response in flight is counted. */
  kill(): Promise<void>;
}
