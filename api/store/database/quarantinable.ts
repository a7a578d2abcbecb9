export interface Quarantinable {
  /** Only set for rows in quarantine; `at` is in milliseconds since the epoch. */
  quarantine?: { at: number; reason: string };
}
