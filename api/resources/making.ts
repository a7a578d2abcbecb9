/** The clock and the ids of new rows. */
export interface Making {
  /** Milliseconds since the epoch. */
  now(): number;
  /** A new UUIDv7. */
  newId(): string;
}
