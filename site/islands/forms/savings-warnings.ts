import { validateField } from '@grovemail/domain/forms/form.ts';
import { savingsForm } from '@grovemail/domain/forms/savings-lead.ts';
import type { Errors } from '../../form-state/form-errors.ts';

/** Warns about figures that look wrong. They may still be correct, so nothing is blocked. */
export function savingsWarnings(data: FormData, form: HTMLFormElement): Errors {
  const warnings: Errors = {};
  const email = form.elements.namedItem('email');
  if (email instanceof HTMLInputElement && email.validity.typeMismatch) {
    warnings.email = email.validationMessage;
  }
  const customers = amount('contact_count', data);
  const active = amount('active_count', data);
  if (customers !== null && active !== null && active > customers) {
    warnings.active_count = 'That is more than your number of customers. Is it right?';
  }
  return warnings;
}

function amount(name: 'contact_count' | 'active_count', data: FormData): number | null {
  const text = data.get(name);
  if (validateField(savingsForm, name, text) !== null) return null;
  return Number(savingsForm.fields[name].read?.(text));
}
