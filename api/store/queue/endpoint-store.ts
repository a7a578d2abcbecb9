import type { Page } from '../database/page.ts';
import type { ClaimedEntry } from './outbox-store.ts';

/** The health and the delivery log of endpoints. */
export interface EndpointStore {
  /**
   * Records an endpoint's response, and logs the attempt in lanes that have a log. An endpoint that keeps failing is paused for
   * increasing times, or for its Retry-After; a success resumes it. One that is gone is disabled: paused until `endPause` or
   * `replay`, or until its webhook gets another URL.
   * @returns the change if it was first paused, disabled or resumed; else null
   */
  recordResponse(response: EndpointResponse): Promise<EndpointChange | null>;
  /** Endpoints whose last response was a failure. */
  listFailing(): Promise<FailingEndpoint[]>;
  /** Null for an endpoint that does not fail. */
  findFailing(endpoint: string): Promise<FailingEndpoint | null>;
  /** Counts the entries that wait for an endpoint. */
  countWaiting(endpoint: string): Promise<number>;
  countDeliveries(endpoint: string): Promise<number>;
  /** The attempts of one endpoint, newest first. */
  listDeliveries(endpoint: string, page?: Pick<Page, 'limit' | 'before'>): Promise<DeliveryRow[]>;
  /** The ids of the entries that delivered an event, oldest first. */
  messagesOfEvent(eventId: string): Promise<string[]>;
  /**
   * Queues a delivered or dead entry again under the same id, makes a waiting one due at once, and ends the pause of its
   * endpoint.
   * @param endpoint entries of other endpoints are `unknown`; default: any
   */
  replay(entryId: string, endpoint?: string): Promise<Replayed>;
  /** Ends the pause of an endpoint, so that its next due entry is tried at once. */
  endPause(endpoint: string): Promise<void>;
}

export interface EndpointResponse {
  endpoint: string;
  entry: Pick<ClaimedEntry, 'id' | 'topic' | 'payload' | 'attempts'>;
  /** `refused`: not sent, which is not the endpoint's fault. `gone`: it wants no more messages (410). */
  outcome: 'sent' | 'failed' | 'refused' | 'gone';
  /** The minimum pause of a failed endpoint in milliseconds; default: 0. */
  retryAfter?: number;
  /** The endpoint's response, or an error as a sentence for the operator. */
  reply: string;
  /** The duration of the attempt. */
  ms: number;
}

export interface DeliveryRow {
  id: string;
  /** When the attempt ended, in milliseconds since the epoch. */
  createdAt: number;
  /** The message id for the receiver. */
  entryId: string;
  /** A notification type or an event code; null if the event was deleted. */
  type: string | null;
  eventId: string | null;
  attempt: number;
  outcome: Exclude<EndpointResponse['outcome'], 'gone'>;
  reply: string;
  ms: number;
}

/**
 * `waiting`: it was queued already, and is due now. `forgotten`: its payload was deleted after delivery. `removed`: its webhook
 * was removed. `unknown`: there is no such entry, or it has no endpoint.
 */
export type Replayed = 'replayed' | 'waiting' | 'forgotten' | 'removed' | 'unknown';

/** `pausedUntil` is in milliseconds since the epoch. */
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
  /** `disabledUntil` for one that is only tried on demand; null if it is not paused. */
  pausedUntil: number | null;
  error: string;
}
