import type { FastifyInstance } from 'fastify';

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
