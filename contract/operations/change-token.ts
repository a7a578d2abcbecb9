import { z } from 'zod';

const missing = 'token is required.';

/** The `undo` of the response to PUT /guests/unsubscribe; longer texts are refused without parsing. */
export const changeToken = z
  .string(missing)
  .min(1, missing)
  .max(2_000, missing)
  .describe('The token from the response that offered this change.');

/** What these calls can answer: the signature is the authority, so no origin refuses them, and no limit a valid one. */
export const changeErrors = [
  'invalid_request',
  'invalid_json',
  'invalid_encoding',
  'change_closed',
  'body_too_large',
  'unsupported_type',
  'unsupported_encoding',
  'too_many_requests',
  'internal',
  'unavailable',
] as const;
