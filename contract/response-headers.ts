/** What the headers of our answers mean, as they stand under `components.headers`. */
export const responseHeaders = {
  'Request-Id': {
    description: 'Names this request in our log. Tell it to us when something looks wrong.',
    required: true,
    schema: { type: 'string', format: 'uuid' },
    example: '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e58',
  },
  Link: {
    description: 'Leads to the documentation of the error, with `rel="help"` (RFC 8288).',
    required: true,
    schema: { type: 'string' },
    example: '</developers/guides/errors/invalid_request>; rel="help"',
  },
  'Idempotency-Replayed': {
    description:
      'There, and `true`, when this is the first answer to the same `Idempotency-Key` again.',
    schema: { type: 'string', const: 'true' },
    example: 'true',
  },
  'RateLimit-Limit': {
    description: 'Calls that are taken in a minute. Absent where no limit is set.',
    schema: { type: 'integer', minimum: 1 },
    example: 120,
  },
  'RateLimit-Remaining': {
    description: 'Calls that are left in this minute.',
    schema: { type: 'integer', minimum: 0 },
    example: 119,
  },
  'RateLimit-Reset': {
    description: 'Seconds until the count starts again.',
    schema: { type: 'integer', minimum: 0 },
    example: 42,
  },
  'Retry-After': {
    description: 'Seconds after which the same request may be sent again.',
    required: true,
    schema: { type: 'integer', minimum: 0 },
    example: 5,
  },
  Allow: {
    description: 'The methods that the address takes.',
    required: true,
    schema: { type: 'string' },
    example: 'GET, HEAD, POST',
  },
  Location: {
    description: 'The page to go on to.',
    required: true,
    schema: { type: 'string' },
    example: '/contact/sent',
  },
} as const;

export type ResponseHeader = keyof typeof responseHeaders;

/** References to headers, for a response. */
export function headersOf(...names: readonly ResponseHeader[]): object {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
