import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { useCounter } from './use-counter.ts';

export interface FormTokens {
  /** A new token: when it was made and a random mark, signed. */
  issue(): string;
  /** Counts one use of the token. @returns what speaks against it, or null */
  fault(token: string): TokenFault | null;
}

export type TokenFault = 'token_forged' | 'too_fast' | 'token_expired' | 'token_overused';

/** Nobody reads and fills in a form faster, in milliseconds. */
const shortest = 2_000;
/** A page that lay open for longer, in milliseconds. */
const maxAge = 24 * 60 * 60_000;
/** One page can hold several forms, and a form may be sent again. */
const maxUses = 10;
/** How many tokens' uses are remembered: some megabytes at most. */
const remembered = 20_000;

/**
 * Makes and checks what the script of a form fetches when it is first touched. A token shows how long
 * the form was open; a form without one shows nothing, and is never suspected for it.
 * @param settings.key any text of 32 characters or more; the same in all processes
 * @param settings.now milliseconds since the epoch
 */
export function formTokens({ key, now }: { key: string; now(): number }): FormTokens {
  const countUse = useCounter(remembered);
  // The purpose is signed too, so that nothing else that this key may sign passes for a token.
  const signature = (signed: string) =>
    createHmac('sha256', key).update(`form-token:${signed}`).digest('base64url');

  return {
    issue() {
      const signed = `${now().toString(36)}.${randomBytes(16).toString('base64url')}`;
      return `${signed}.${signature(signed)}`;
    },
    fault(token) {
      const [, signed = '', issued = '', mark = '', given = ''] = shape.exec(token) ?? [];
      if (signed === '' || !sameText(given, signature(signed))) return 'token_forged';
      const age = now() - Number.parseInt(issued, 36);
      // One from the future was made before the clock was put back, or by another server's.
      if (age >= 0 && age < shortest) return 'too_fast';
      if (age > maxAge) return 'token_expired';
      return countUse(mark) > maxUses ? 'token_overused' : null;
    },
  };
}

/** Issued at (base 36), 128 random bits and the HMAC-SHA-256, both in base64url. */
const shape = /^(([0-9a-z]{1,11})\.([\w-]{22}))\.([\w-]{43})$/;

/** Texts, not bytes: base64url has several spellings of the same bytes. Both are of the same length. */
function sameText(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
