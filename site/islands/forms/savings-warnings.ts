import { validateField } from '@grovemail/domain/forms/form.ts';
import { savingsForm } from '@grovemail/domain/forms/savings-lead.ts';
import type { Errors } from '../../form-state/form-errors.ts';
import { typedResult } from './calculated.ts';
import { typedAmount } from './typed-amount.ts';

/** What the form will not take once the button is pressed, and figures that look wrong but may be right. */
export function savingsWarnings(data: FormData): Errors {
  const warnings: Errors = {};
  for (const { name, missing } of Object.values(savingsForm.fields)) {
    const fault = name === 'services' ? null : validateField(savingsForm, name, data.get(name));
    if (fault && fault !== missing) warnings[name] = fault;
  }
  const customers = typedAmount('contact_count', data.get('contact_count'));
  const active = typedAmount('active_count', data.get('active_count'));
  if (customers !== null && active !== null && active > customers) {
    warnings.active_count = 'Active customers can’t exceed your number of customers.';
  }
  // Once all else that the sum needs is there.
  if (typedResult(data)?.savings.serviceLines.length === 0) {
    warnings.services = noServiceWarning;
  }
  return warnings;
}

export const noServiceWarning = 'Choose at least one service, or there’s nothing to compare.';
