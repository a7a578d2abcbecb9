import type { Space } from '../../keys/space.ts';

/** The responses to idempotent calls. */
export interface ResponseStore {
  /**
   * The response to an earlier call with this key; null if there is none or the key has expired. A concurrent call may still come
   * first.
   */
  findResponse(used: KeyUse): Promise<Exclude<KeyedResponse, { outcome: 'completed' }> | null>;
}

export interface Idempotency {
  /** Unique per operation, e.g. `POST /demos`. */
  operation: string;
  /** The client's Idempotency-Key, or one derived from the body. */
  key: string;
  /** SHA-256 (hex) of the canonical body. Another body with the same key is a conflict. */
  fingerprint: string;
  /** The response to a repetition. */
  response: StoredResponse;
  /** Milliseconds since the epoch. An expired key counts as unused. */
  expiresAt: number;
}

export interface StoredResponse {
  status: number;
  body: string;
}

/** An Idempotency-Key with its body. */
export type KeyUse = Pick<Idempotency, 'operation' | 'key' | 'fingerprint'>;

/** A call that may be repeated safely. */
export interface Keyed<Row> {
  /** Null without an Idempotency-Key. `space` is that of the call. */
  idempotency: (Omit<Idempotency, 'response'> & { space: Space }) | null;
  /** The response to this call and its repetitions. */
  response(row: Row): StoredResponse;
}

/**
 * `replayed`: the first response to a used key. `conflict`: the key was used with another body. Neither wrote anything.
 */
export type KeyedResponse =
  | { outcome: 'completed' | 'replayed'; response: StoredResponse }
  | { outcome: 'conflict' };
