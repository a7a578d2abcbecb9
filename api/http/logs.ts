import type { ApiError } from '@grovemail/contract/api-error.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

const probes = ['/healthz', '/readyz'];

/**
 * Logs each response without personal data: no IP address, query, header or body, and the route's pattern
 * instead of the URL, which can contain an email address.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    // Proxies probe every second, which would bury the rest. An outage is logged separately, once.
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

/** Milliseconds without a failure after which the next one is logged again. */
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

/** Warns once when a proxy reports the addresses of visitors, and TRUST_PROXY is off. */
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
