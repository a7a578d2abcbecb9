import type { ApiError } from '@grovemail/contract/api-error.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

const probes = ['/healthz', '/readyz'];

/**
 * Logs each response without personal data. The URL, which can contain an email address, is replaced by the route's pattern.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    // Proxies probe every second.
    const isProbe = probes.includes(request.routeOptions.url ?? '');
    request.log[isProbe ? 'debug' : 'info'](
      {
        method: request.method,
        route: request.is404 ? 'site' : request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}

/** An outage ends after this time without a failure. */
const quietMs = 60_000;

/**
 * Logs failed requests. While the store is unavailable all of them fail, so only the first failure of an outage is
 * logged.
 * @param now milliseconds since the epoch
 */
export function outageLog(now: () => number) {
  let lastAt = Number.NEGATIVE_INFINITY;
  return (log: Pick<FastifyBaseLogger, 'error'>, { code, status, cause }: ApiError): void => {
    if (code === 'unavailable') {
      const isKnown = Math.abs(now() - lastAt) < quietMs;
      lastAt = now();
      if (!isKnown) log.error({ err: cause }, 'the store is unavailable: rejecting requests');
    } else if (status >= 500) {
      log.error({ err: cause }, 'request failed');
    }
  };
}

/** Warns once if a proxy forwards the addresses of visitors, but TRUST_PROXY is off. */
export function warnOfIgnoredProxy(
  app: FastifyInstance,
  trustProxy: false | number | string[],
): void {
  if (trustProxy !== false) return;
  let isKnown = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (isKnown || headers['x-forwarded-for'] === undefined) return;
    isKnown = true;
    log.warn(
      'TRUST_PROXY is off, but requests have X-Forwarded-For: all visitors behind that proxy share one limit',
    );
  });
}
