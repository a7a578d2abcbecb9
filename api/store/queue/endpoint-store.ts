import type { Page } from '../database/page.ts';
import type { ClaimedEntry } from './outbox-store.ts';

/** The health and delivery log of the servers the outbox delivers to. */
export interface EndpointStore {
  /**
   * Records an endpoint's response, and logs the attempt in lanes that have a log. An endpoint that keeps failing is
   * paused for increasing times, or as long as it asks; one success ends that. One that is gone is disabled: paused
   * until `endPause` or `replay`, or until its webhook gets a URL.
   * @returns the change if it was paused for the first time, disabled or resumed, else null
   */
  recordResponse(response: EndpointResponse): Promise<EndpointChange | null>;
  /** Endpoints whose last response was a failure. */
  listFailing(): Promise<FailingEndpoint[]>;
  /** How one endpoint fails; null while it does not. */
  findFailing(endpoint: string): Promise<FailingEndpoint | null>;
  /** How many entries wait for an endpoint. */
  countWaiting(endpoint: string): Promise<number>;
  countDeliveries(endpoint: string): Promise<number>;
  /** The attempts at one endpoint, newest first. */
  listDeliveries(endpoint: string, page?: Pick<Page, 'limit' | 'before'>): Promise<DeliveryRow[]>;
  /** The entries that delivered an event to endpoints, oldest first. */
  messagesOfEvent(eventId: string): Promise<string[]>;
  /**
   * Queues a delivered or dead entry again, under the same id with its attempts reset, makes a waiting one due at
   * once, and ends the pause of its endpoint.
   * @param endpoint the entries of another one are `unknown`; default: any
   */
  replay(entryId: string, endpoint?: string): Promise<Replayed>;
  /** Ends the pause of an endpoint: its next due entry is tried at once. */
  endPause(endpoint: string): Promise<void>;
}

export interface EndpointResponse {
  endpoint: string;
  entry: Pick<ClaimedEntry, 'id' | 'topic' | 'payload' | 'attempts'>;
  /** `refused`: it must not be sent, regardless of the receiver. `gone`: the receiver wants nothing any more (410). */
  outcome: 'sent' | 'failed' | 'refused' | 'gone';
  /** Milliseconds for which a failed endpoint is paused at least; default: 0. */
  retryAfter?: number;
  /** The receiver's response or the error, as a sentence for the operator. */
  reply: string;
  /** How long the attempt took, in milliseconds. */
  ms: number;
}

export interface DeliveryRow {
  id: string;
  /** When the attempt ended, in milliseconds since the epoch. */
  createdAt: number;
  /** The message id the receiver sees. */
  entryId: string;
  /** An event's code, or another type; null if the event was deleted. */
  type: string | null;
  eventId: string | null;
  attempt: number;
  outcome: Exclude<EndpointResponse['outcome'], 'gone'>;
  reply: string;
  ms: number;
}

/**
 * `waiting`: already queued, and now due. `forgotten`: its payload was deleted after delivery. `removed`:
 * its webhook was removed. `unknown`: there is no such entry, or it has no endpoint.
 */
export type Replayed = 'replayed' | 'waiting' | 'forgotten' | 'removed' | 'unknown';

/** `pausedUntil` is the time of the next try, in milliseconds since the epoch. */
export type EndpointChange =
  | { change: 'paused'; failures: number; pausedUntil: number }
  | { change: 'disabled' }
  | { change: 'resumed' };

export interface FailingEndpoint {
  endpoint: string;
  /** Consecutive. */
  failures: number;
  /** Milliseconds since the epoch. */
  since: number;
  /** When it is tried again, `disabledUntil` if only on demand; null if it is not paused. */
  pausedUntil: number | null;
  error: string;
}
