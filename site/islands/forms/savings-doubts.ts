import { validateField } from '@grovemail/domain/forms/form.ts';
import { savingsForm } from '@grovemail/domain/forms/savings-lead.ts';
import type { Errors } from './use-form.ts';

/** Figures that may be right all the same: said beside the field, never in the way. */
export function savingsDoubts(data: FormData, form: HTMLFormElement): Errors {
  const doubts: Errors = {};
  const email = form.elements.namedItem('email');
  if (email instanceof HTMLInputElement && email.validity.typeMismatch) {
    doubts.email = email.validationMessage;
  }
  const customers = amount('contact_count', data);
  const active = amount('active_count', data);
  if (customers !== null && active !== null && active > customers) {
    doubts.active_count = 'That is more than your number of customers. Is it right?';
  }
  return doubts;
}

function amount(name: 'contact_count' | 'active_count', data: FormData): number | null {
  const text = data.get(name);
  if (validateField(savingsForm, name, text) !== null) return null;
  return Number(savingsForm.fields[name].read?.(text));
}
