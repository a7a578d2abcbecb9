import { ApiError } from '@grovemail/contract/api-error.ts';
import { StoreUnavailableError } from '../../store/database/errors.ts';

/** In seconds. */
const retryAfter = '5';

/** Calls the store. @throws {ApiError} unavailable instead of StoreUnavailableError */
export async function available<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (cause) {
    if (!(cause instanceof StoreUnavailableError)) throw cause;
    throw new ApiError('unavailable', { headers: { 'retry-after': retryAfter }, cause });
  }
}
