import { z } from 'zod';
import { isObject } from '../input.ts';

/** What PUT /guests/unsubscribe answered as `undo`; longer texts are refused unread. */
export const changeToken = z
  .string()
  .min(1)
  .max(2_000)
  .describe('The `undo` of the answer that saved the choice.');

/** @returns the token, or null when there is none of a possible length */
export function tokenOf(value: unknown): string | null {
  const given = isObject(value) && Object.hasOwn(value, 'token') ? value.token : null;
  const parsed = changeToken.safeParse(given);
  return parsed.success ? parsed.data : null;
}

export const tokenMissing = 'token is required.';

/** What these calls can answer: the signature is the authority, so no limit and no origin refuses them. */
export const changeErrors = [
  'invalid_request',
  'invalid_json',
  'invalid_encoding',
  'change_closed',
  'body_too_large',
  'unsupported_type',
  'unsupported_encoding',
  'internal',
  'unavailable',
] as const;
