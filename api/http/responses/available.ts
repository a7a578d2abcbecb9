import { ApiError } from '@grovemail/contract/api-error.ts';
import { StoreUnavailableError } from '../../store/database/errors.ts';

/** Retry-After while the store is unavailable, in seconds. */
const retryAfter = '5';

/** @throws {ApiError} unavailable instead of the store's own error */
export async function available<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof StoreUnavailableError)) throw cause;
    throw new ApiError('unavailable', { headers: { 'retry-after': retryAfter }, cause });
  }
}
