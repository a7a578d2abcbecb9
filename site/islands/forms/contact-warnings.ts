import { emailFormat } from '@grovemail/domain/email-addresses/email-format.ts';
import { typedAddress } from '@grovemail/domain/email-addresses/typed-address.ts';
import type { Errors } from '../../form-state/form-errors.ts';

/**
 * Warns about an address or number that looks incomplete. It may still be correct, so nothing is blocked.
 */
export function contactWarnings(data: FormData): Errors {
  const warnings: Errors = {};
  const email = String(data.get('email') ?? '').trim();
  const phone = String(data.get('phone_number') ?? '').trim();
  if (email && !emailFormat.pattern.test(typedAddress(email))) {
    warnings.email = 'Is this address complete? We’ll reply to it exactly as typed.';
  }
  if (phone && phone.replace(/\D/g, '').length < 7) {
    warnings.phone_number =
      'Is this number complete? With its country code, we can reach you from anywhere.';
  }
  return warnings;
}
