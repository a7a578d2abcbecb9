import { errorAddress } from '../errors.ts';
import { exampleSite } from '../site-paths.ts';

/** The response headers, as OpenAPI's `components.headers`. */
export const responseHeaders = {
  'Request-Id': {
    description: 'Identifies this request in our logs. Include it when you report a problem.',
    required: true,
    schema: { type: 'string', format: 'uuid' },
    example: '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e58',
  },
  Link: {
    description:
      'The page about this error, with `rel="help"` (RFC 8288). The same as `help` in the body.',
    required: true,
    schema: { type: 'string' },
    example: `<${exampleSite}${errorAddress('invalid_request')}>; rel="help"`,
  },
  'Idempotency-Replayed': {
    description:
      'Present and `true` if this repeats the first response for the same `Idempotency-Key`.',
    schema: { type: 'string', const: 'true' },
    example: 'true',
  },
  'RateLimit-Limit': {
    description: 'Calls allowed per minute. Absent if there is no limit.',
    schema: { type: 'integer', minimum: 1 },
    example: 600,
  },
  'RateLimit-Remaining': {
    description: 'Calls left in this minute.',
    schema: { type: 'integer', minimum: 0 },
    example: 599,
  },
  'RateLimit-Reset': {
    description: 'Seconds until the limit resets.',
    schema: { type: 'integer', minimum: 0 },
    example: 42,
  },
  'Retry-After': {
    description: 'Seconds to wait before sending the same request again.',
    required: true,
    schema: { type: 'integer', minimum: 0 },
    example: 5,
  },
  Allow: {
    description: 'The methods this path supports.',
    required: true,
    schema: { type: 'string' },
    example: 'GET, HEAD, POST',
  },
  Location: {
    description: 'The page to continue to.',
    required: true,
    schema: { type: 'string' },
    example: '/contact/sent',
  },
} as const;

export type ResponseHeader = keyof typeof responseHeaders;

/** The `headers` of a response, as references. */
export function headerRefs(...names: readonly ResponseHeader[]): object {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
