import type { FastifyCorsOptions } from '@fastify/cors';

/** CORS for an API on another origin than the site: only scripts of the site may call it. */
export function crossOrigin(siteOrigins: string[]): FastifyCorsOptions {
  return {
    origin: siteOrigins,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    // For the test key of the documentation's API console.
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'form-token'],
    // So that scripts need not parse the waiting time from the message.
    exposedHeaders: [
      'retry-after',
      'request-id',
      'link',
      'idempotency-replayed',
      'ratelimit-limit',
      'ratelimit-remaining',
      'ratelimit-reset',
    ],
    credentials: false,
    strictPreflight: false,
  };
}
