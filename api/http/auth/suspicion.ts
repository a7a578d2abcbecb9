import type { IncomingHttpHeaders } from 'node:http';
import { honeypotField } from '@grovemail/domain/forms/honeypot.ts';
import type { FormTokens, TokenFault } from './form-token.ts';

/** Why a submission looks like spam. It is quarantined, never rejected. */
type Suspicion = 'honeypot' | TokenFault;

/** `overall_limit`: all senders together exceeded the rate limit. */
export type QuarantineReason = Suspicion | 'overall_limit';

export type SpamCheck = (submission: {
  headers: IncomingHttpHeaders;
  /** Raw form fields, JSON body or query. */
  input: unknown;
}) => Suspicion | null;

/** Creates the spam check of submissions. Visitors without JavaScript pass: they send no token. */
export function spamCheck(tokens: Pick<FormTokens, 'fault'>): SpamCheck {
  return ({ headers, input }) => {
    if (valuesOf(input).some(isFilled)) return 'honeypot';
    const token = headers['form-token'];
    return token === undefined ? null : tokens.fault(String(token));
  };
}

/** The values of the honeypot field, which is in `metadata` of leads. */
function valuesOf(input: unknown): unknown[] {
  if (input instanceof URLSearchParams) return input.getAll(honeypotField);
  return [input, ownProperty(input, 'metadata')].map((fields) =>
    ownProperty(fields, honeypotField),
  );
}

function ownProperty(object: unknown, name: string): unknown {
  if (typeof object !== 'object' || object === null || !Object.hasOwn(object, name)) return null;
  return Reflect.get(object, name);
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;
}
