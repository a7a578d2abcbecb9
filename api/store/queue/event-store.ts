import type { Space } from '../../keys/space.ts';
import type { PageResult, UncountedPage } from '../database/page.ts';
import type { Keyed, KeyedResponse } from '../idempotency/response-store.ts';
import type { ListFilter } from '../lists/list-rows.ts';
import type { OutboxEntry } from './outbox-store.ts';

/** Events of contacts, each in the data space of its key. */
export interface EventStore {
  /** Stores an event and, in the live space, an outbox entry for each webhook that subscribes to its code. */
  recordEvent(
    event: EventRow & { space: Space },
    entries: (webhookIds: string[]) => OutboxEntry[],
    keyed: Keyed<EventRow>,
  ): Promise<KeyedResponse>;
  /** One page, newest first, without a count. */
  readEvents(page: UncountedPage & { eventCode?: string }): Promise<EventRow[]>;
  /** Newest first. */
  listEvents(filter: EventFilter): Promise<PageResult<EventRow>>;
  findEvent(id: string): Promise<EventRow | null>;
}

export interface EventRow {
  id: string;
  createdAt: number;
  eventCode: string;
  contactEmail: string;
  context: Record<string, unknown>;
}

export type EventFilter = ListFilter & { eventCode?: string; contactEmail?: string };
