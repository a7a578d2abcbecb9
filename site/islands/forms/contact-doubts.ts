import { emailFormat } from '@grovemail/domain/email-addresses/email-format.ts';
import type { Errors } from './use-form.ts';

/**
 * Doubts about an address or a number that may be right all the same: said, never held against
 * anybody. Empty fields are left alone.
 */
export function contactDoubts(data: FormData): Errors {
  const doubts: Errors = {};
  const email = String(data.get('email') ?? '').trim();
  const phone = String(data.get('phone_number') ?? '').trim();
  if (email && !emailFormat.pattern.test(email)) {
    doubts.email = 'Is this address complete? We will answer to it as it is.';
  }
  if (phone && phone.replace(/\D/g, '').length < 7) {
    doubts.phone_number =
      'Is this number complete? With its country code it reaches you from anywhere.';
  }
  return doubts;
}
