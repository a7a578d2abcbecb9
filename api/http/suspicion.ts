import type { IncomingHttpHeaders } from 'node:http';
import { honeypotField } from '@grovemail/domain/forms/honeypot.ts';
import type { FormTokens, TokenFault } from './form-token.ts';

/** What makes a submission look like a program's work; it is kept apart for that, never refused. */
export type Suspicion = 'honeypot' | TokenFault;

/** Why a submission is kept apart; `overall_limit`: all senders together have sent too much for now. */
export type QuarantineReason = Suspicion | 'overall_limit';

export type Suspect = (submission: {
  headers: IncomingHttpHeaders;
  /** Fields of a form, a JSON body or a query, as they came. */
  input: unknown;
}) => Suspicion | null;

/**
 * Makes the check of each accepted submission. A visitor without JavaScript sends no token
 * and leaves the hidden field empty: nothing here can stop them.
 */
export function suspecting(tokens: Pick<FormTokens, 'fault'>): Suspect {
  return ({ headers, input }) => {
    if (valuesOf(input).some(isFilled)) return 'honeypot';
    const token = headers['form-token'];
    return token === undefined ? null : tokens.fault(String(token));
  };
}

/** What stands in the hidden field, wherever the form puts it; a lead's fields are its metadata. */
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
