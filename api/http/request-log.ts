import type { FastifyInstance } from 'fastify';

const probes = ['/healthz', '/readyz'];

/**
 * Logs each response without personal data: no IP address, query, header or body, and the route's pattern
 * instead of the URL, which can contain an email address.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    // Proxies probe every second, which would bury the rest. An outage is logged once, by itself.
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
