import { errorText } from './error-text.ts';
import type { Log } from './queue.ts';

export interface StoreGuard {
  /** @returns null while the store is unavailable; logs that once */
  run<Result>(call: () => Promise<Result>): Promise<Result | null>;
  /** Like `run`, and logs when the store is available again. */
  claim<Result>(call: () => Promise<Result>): Promise<Result | null>;
}

/** Keeps the worker alive while the store is unavailable. */
export function guardStore(log: Log): StoreGuard {
  let isDown = false;

  async function run<Result>(call: () => Promise<Result>): Promise<Result | null> {
    try {
      return await call();
    } catch (error) {
      if (!isDown) log.error({ reason: errorText(error) }, 'the outbox cannot be read');
      isDown = true;
      return null;
    }
  }

  return {
    run,
    async claim(call) {
      const result = await run(call);
      if (result !== null && isDown) {
        isDown = false;
        log.warn({}, 'the outbox can be read again');
      }
      return result;
    },
  };
}
