/** Provides the times and the ids of new rows. */
export interface ClockAndIds {
  /** Milliseconds since the epoch. */
  now(): number;
  /** A new UUIDv7. */
  newId(): string;
}
