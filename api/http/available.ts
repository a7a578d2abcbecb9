import { Refusal } from '@grovemail/contract/refusal.ts';
import { StoreUnavailableError } from '../store/errors.ts';

/** Retry-After while the store is unavailable, in seconds. */
const retryAfter = '5';

/** @throws {Refusal} unavailable instead of the store's own error */
export async function available<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof StoreUnavailableError)) throw cause;
    throw new Refusal('unavailable', { headers: { 'retry-after': retryAfter }, cause });
  }
}
