/** How often something limited was used. */
export interface UseCountStore {
  /**
   * Counts one more use, or several, of something limited, such as sign-ups of one address in a day.
   * @param use.times how many uses at once, 1 when left out
   * @param use.key what is counted; a person only as a digest
   * @param use.window milliseconds after which the count begins anew
   * @returns how many uses there were in this window, these included, and when it ends
   */
  countUse(use: {
    key: string;
    window: number;
    times?: number;
  }): Promise<{ count: number; resetsAt: number }>;
}
