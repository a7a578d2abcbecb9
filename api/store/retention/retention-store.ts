import type { ForgottenKind } from './retention.ts';

/** What is kept for a time and no longer. */
export interface RetentionStore {
  /** Forgets what has been kept for its time, of one kind and a few at a time. @returns how many it forgot */
  forget(kind: ForgottenKind, limit: number): Promise<number>;
}
