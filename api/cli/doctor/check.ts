/** One thing that was looked at. */
export interface Check {
  name: string;
  state: 'ok' | 'notice' | 'alarm';
  /** A sentence: what was found and, unless all is well, what to do. */
  found: string;
}
