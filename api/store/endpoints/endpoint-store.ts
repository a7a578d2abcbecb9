import type { Page } from '../database/page.ts';
import type { ClaimedEntry } from '../outbox/outbox-store.ts';

/** How others' servers answer to which the outbox delivers. */
export interface EndpointStore {
  /**
   * Logs an attempt, and notes whether the endpoint took it. One that fails again and again is paused,
   * longer and longer; one success ends that.
   * @returns that its pauses have begun or ended with it, else null
   */
  noteAnswer(answer: EndpointAnswer): Promise<EndpointChange | null>;
  /** Those whose last answer was a failure. */
  listFailing(): Promise<FailingEndpoint[]>;
  /** The attempts at one endpoint, newest first. */
  listDeliveries(endpoint: string, page?: Pick<Page, 'limit' | 'before'>): Promise<DeliveryRow[]>;
  /** The entries by which endpoints were told of an event, oldest first. */
  messagesOfEvent(eventId: string): Promise<string[]>;
  /**
   * Puts an entry that was delivered or given up in line again, under its own id, as if it had never been
   * tried, and ends the pause of its endpoint.
   */
  replay(entryId: string): Promise<Replayed>;
}

export interface EndpointAnswer {
  endpoint: string;
  entry: Pick<ClaimedEntry, 'id' | 'payload' | 'attempts'>;
  /** `refused`: it was not to be sent, which says nothing of the receiver. */
  outcome: 'sent' | 'failed' | 'refused';
  /** What the receiver said, or what it failed with: a sentence for the operator. */
  reply: string;
  /** How long the attempt took, in milliseconds. */
  ms: number;
}

export interface DeliveryRow {
  id: string;
  /** When the attempt ended, in milliseconds since the epoch. */
  createdAt: number;
  /** The receiver knows the message by it. */
  entryId: string;
  /** An event's code, or what else it told of; null when the event is gone. */
  type: string | null;
  eventId: string | null;
  attempt: number;
  outcome: EndpointAnswer['outcome'];
  reply: string;
  ms: number;
}

/**
 * `waiting`: it is in line already. `forgotten`: what it said was deleted after its delivery. `removed`:
 * its webhook was. `unknown`: there is no such entry, or it goes to no endpoint.
 */
export type Replayed = 'replayed' | 'waiting' | 'forgotten' | 'removed' | 'unknown';

/** `pausedUntil` is when it is tried again, in milliseconds since the epoch. */
export type EndpointChange =
  | { change: 'paused'; failures: number; pausedUntil: number }
  | { change: 'resumed' };

export interface FailingEndpoint {
  endpoint: string;
  /** In a row. */
  failures: number;
  /** Milliseconds since the epoch. */
  since: number;
  /** When it is tried again; null while it is tried as usual. */
  pausedUntil: number | null;
  error: string;
}
