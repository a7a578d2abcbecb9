import type { Space } from '@grovemail/domain/keys/space.ts';

export interface RecordBase {
  /** UUIDv7, made by the caller. */
  id: string;
  /** Milliseconds since the epoch, from the caller's clock. */
  createdAt: number;
}

/** Newest first; `before` is the id after which to go on. Ids are UUIDv7, so they sort by time. */
export interface Page {
  limit?: number;
  before?: string;
  /** What is in quarantine and nothing else; without it, everything else. The outbox knows none. */
  quarantined?: boolean;
}

/** Only rows in quarantine have it; `at` is milliseconds since the epoch. */
export interface Held {
  quarantine?: { at: number; reason: string };
}

/** `size` counts all that match, on every page. */
export interface Listed<Row> {
  rows: Row[];
  size: number;
}

/** One page of a data space. */
export type SpacePage = Pick<Page, 'before'> & { space: Space; limit: number };
