import type { Space } from '@grovemail/domain/keys/space.ts';
import type { Listed, SpacePage } from '../database/page.ts';
import type { Keyed, KeyedAnswer } from '../idempotency/answer-store.ts';
import type { OutboxEntry } from '../outbox/outbox-store.ts';

/** What contacts did, each in the data space of its key. */
export interface EventStore {
  /** Stores an event, with an outbox entry for each webhook that waits for its code; only in `live`. */
  recordEvent(
    event: EventRow & { space: Space },
    entries: (webhookIds: string[]) => OutboxEntry[],
    keyed: Keyed<EventRow>,
  ): Promise<KeyedAnswer>;
  /** Newest first. */
  listEvents(filter: EventFilter): Promise<Listed<EventRow>>;
  findEvent(id: string): Promise<EventRow | null>;
}

export interface EventRow {
  id: string;
  createdAt: number;
  eventCode: string;
  contactEmail: string;
  context: Record<string, unknown>;
}

export type EventFilter = SpacePage & { eventCode?: string; contactEmail?: string };
