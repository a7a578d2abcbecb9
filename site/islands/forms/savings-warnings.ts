import type { Errors } from '../../form-state/form-errors.ts';
import { typedAmount } from './typed-amount.ts';

/** Warns about figures that look wrong. They may still be correct, so nothing is blocked. */
export function savingsWarnings(data: FormData, form: HTMLFormElement): Errors {
  const warnings: Errors = {};
  const email = form.elements.namedItem('email');
  if (email instanceof HTMLInputElement && email.validity.typeMismatch) {
    warnings.email = email.validationMessage;
  }
  const customers = typedAmount('contact_count', data.get('contact_count'));
  const active = typedAmount('active_count', data.get('active_count'));
  if (customers !== null && active !== null && active > customers) {
    warnings.active_count = 'That is more than your number of customers. Is it right?';
  }
  return warnings;
}
