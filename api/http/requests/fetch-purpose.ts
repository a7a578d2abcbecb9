import type { FastifyRequest } from 'fastify';

/** Whether a browser asks in advance, for a page that nobody may open. */
export function isPrefetch({ method, headers }: FastifyRequest): boolean {
  if (method === 'HEAD') return true;
  const purpose = [headers['sec-purpose'], headers.purpose, headers['x-moz']];
  return purpose.some((value) => /prefetch|preview/i.test(String(value ?? '')));
}

/** Whether a page loads it as one of its parts. `empty` is a script's request, `document` a navigation. */
export function isSubresource({ headers }: FastifyRequest): boolean {
  return !['empty', 'document'].includes(String(headers['sec-fetch-dest'] ?? 'empty'));
}
