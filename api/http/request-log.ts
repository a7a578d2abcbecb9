import type { FastifyInstance } from 'fastify';

/**
 * Logs each answer without personal data: never an address, a query, a header or a body.
 * The route's pattern stands for the URL, whose path and query can carry an email address.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
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
