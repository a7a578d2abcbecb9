export interface RecordBase {
  /** UUIDv7, made by the caller. */
  id: string;
  /** Milliseconds since the epoch, from the caller's clock. */
  createdAt: number;
}
