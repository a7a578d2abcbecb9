import type { ForgottenKind } from './retention.ts';

/** Deletes rows whose retention time has passed. */
export interface RetentionStore {
  /** Deletes a few expired rows of one kind. @returns how many were deleted */
  forget(kind: ForgottenKind, limit: number): Promise<number>;
}
