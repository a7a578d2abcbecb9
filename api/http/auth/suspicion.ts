import type { IncomingHttpHeaders } from 'node:http';
import { honeypotField } from '@grovemail/domain/forms/honeypot.ts';
import type { FormTokens, TokenFault } from './form-token.ts';

/** Why a submission looks like spam. It is quarantined, never rejected. */
type Suspicion = 'honeypot' | TokenFault;

/** `overall_limit`: all senders together exceed the rate limit. */
export type QuarantineReason = Suspicion | 'overall_limit';

export type SpamCheck = (submission: {
  headers: IncomingHttpHeaders;
  /** Raw form fields, JSON body or query. */
  input: unknown;
}) => Suspicion | null;

/**
 * Makes the spam check of submissions. Visitors without JavaScript always pass: they send no token and
 * leave the honeypot empty.
 */
export function spamCheck(tokens: Pick<FormTokens, 'fault'>): SpamCheck {
  return ({ headers, input }) => {
    if (valuesOf(input).some(isFilled)) return 'honeypot';
    const token = headers['form-token'];
    return token === undefined ? null : tokens.fault(String(token));
  };
}

/** The values of the honeypot field, which leads have within `metadata`. */
function valuesOf(input: unknown): unknown[] {
  if (input instanceof URLSearchParams) return input.getAll(honeypotField);
  return [input, ownProperty(input, 'metadata')].flatMap((holder) =>
    ownProperty(holder, honeypotField),
  );
}

function ownProperty(holder: unknown, name: string): unknown {
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, name)) return null;
  return Reflect.get(holder, name);
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;
}
