/** How others' servers answer to which the outbox delivers. */
export interface EndpointStore {
  /**
   * Notes whether an endpoint took a delivery. One that fails again and again is paused, longer and
   * longer; one success ends that.
   * @returns that its pauses have begun or ended with it, else null
   */
  noteAnswer(answer: EndpointAnswer): Promise<EndpointChange | null>;
  /** Those whose last answer was a failure. */
  listFailing(): Promise<FailingEndpoint[]>;
}

export interface EndpointAnswer {
  endpoint: string;
  /** What it failed with, a sentence for the operator; null when it took the delivery. */
  error: string | null;
}

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
