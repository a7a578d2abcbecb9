/** Counters for rate limits. */
export interface UseCountStore {
  /**
   * Counts one more use, or several, of something limited, such as sign-ups of one address in a day.
   * @param use.times default: 1
   * @param use.key the key of the counter; contains people only as digests
   * @param use.window milliseconds after which the count restarts
   * @returns the number of uses in this window, including these, and when it ends
   */
  countUse(use: {
    key: string;
    window: number;
    times?: number;
  }): Promise<{ count: number; resetsAt: number }>;
}
