import { emailFormat } from '../email-addresses/email-format.ts';
import { typedAddress } from '../email-addresses/typed-address.ts';
import type { FieldErrors } from './form.ts';

/**
 * Warns about an address or number that looks incomplete. It may still be correct, so nothing is blocked.
 * @param values of a form
 */
export function contactWarnings(values: { get(name: string): unknown }): FieldErrors {
  const warnings: FieldErrors = {};
  const email = typedAddress(String(values.get('email') ?? '').trim());
  const phone = String(values.get('phone_number') ?? '').trim();
  if (email && !emailFormat.pattern.test(email)) {
    warnings.email = email.includes('@') ? 'Is this address complete?' : 'This address has no @.';
  }
  if (phone && phone.replace(/\D/g, '').length < 7) {
    warnings.phone_number = 'Is this number complete?';
  }
  return warnings;
}
