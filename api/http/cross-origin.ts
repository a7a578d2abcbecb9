import type { FastifyCorsOptions } from '@fastify/cors';

/** Scripts of the site may call an API that stands elsewhere, and no other origin's may. */
export function crossOrigin(siteOrigins: string[]): FastifyCorsOptions {
  return {
    origin: siteOrigins,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    // The API console of the documentation sends a reader's test key.
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'form-token'],
    // How long to wait is in the answer's words too, but a script should not have to read those.
    exposedHeaders: [
      ...['retry-after', 'request-id', 'link', 'idempotency-replayed'],
      ...['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'],
    ],
    credentials: false,
    strictPreflight: false,
  };
}
