import { createHmac, randomBytes } from 'node:crypto';
import { sameText } from '../../signing/authentication-code.ts';
import { countInMemory } from '../limits/use-counts.ts';

export interface FormTokens {
  /** A new token: the time and a random nonce, signed. */
  issue(): string;
  /** Counts a use of the token. @returns why it is suspicious, or null */
  fault(token: string): TokenFault | null;
}

export type TokenFault = 'token_forged' | 'too_fast' | 'token_expired' | 'token_overused';

/** Faster than any person fills in a form, in milliseconds. */
const minAge = 2_000;
/** In milliseconds. */
const maxAge = 24 * 60 * 60_000;
/** A page may have several forms, and a form may be sent again. */
const maxUses = 10;
/** At most some megabytes. */
const maxTokens = 20_000;

/**
 * Issues and checks the tokens that a form's script fetches at the first interaction. A token tells how long the form was
 * open. It is optional.
 * @param settings.key any text of 32 characters or more; the same in all processes
 * @param settings.now milliseconds since the epoch
 */
export function formTokens({ key, now }: { key: string; now(): number }): FormTokens {
  const countUse = countInMemory(now, { window: maxAge, capacity: maxTokens });
  // Includes the purpose, so that nothing else signed with this key is accepted as a token.
  const signature = (signed: string) =>
    createHmac('sha256', key).update(`form-token:${signed}`).digest('base64url');

  return {
    issue() {
      const signed = `${now().toString(36)}.${randomBytes(16).toString('base64url')}`;
      return `${signed}.${signature(signed)}`;
    },
    fault(token) {
      const [, signed = '', issued = '', nonce = '', mac = ''] = format.exec(token) ?? [];
      // Compared as text, since base64url can spell the same bytes in several ways.
      if (signed === '' || !sameText(mac, signature(signed))) return 'token_forged';
      const age = now() - Number.parseInt(issued, 36);
      // The age is negative if the clock was set back or another server's clock is ahead.
      if (age >= 0 && age < minAge) return 'too_fast';
      if (age > maxAge) return 'token_expired';
      return countUse({ key: nonce }).count > maxUses ? 'token_overused' : null;
    },
  };
}

/** The time of issue (base 36), a nonce of 128 bits and the HMAC-SHA-256, both in base64url. */
const format = /^(([0-9a-z]{1,11})\.([\w-]{22}))\.([\w-]{43})$/;
