import type { Refusal } from '@grovemail/contract/refusal.ts';
import type { FastifyBaseLogger } from 'fastify';

/** Milliseconds without a failure after which the next one is logged again. */
const quietMs = 60_000;

/**
 * Logs failed requests. While the store is unavailable all of them fail, so only the first failure of an outage is
 * logged.
 * @param now milliseconds since the epoch
 */
export function outageLog(now: () => number) {
  let lastAt = Number.NEGATIVE_INFINITY;
  return (log: Pick<FastifyBaseLogger, 'error'>, { code, status, cause }: Refusal): void => {
    if (code === 'unavailable') {
      const isKnown = Math.abs(now() - lastAt) < quietMs;
      lastAt = now();
      if (!isKnown) log.error({ err: cause }, 'the store is unavailable: rejecting requests');
    } else if (status >= 500) {
      log.error({ err: cause }, 'request failed');
    }
  };
}
