import type { CurrencyCode } from '@grovemail/domain/pricing/currencies.ts';
import { baseModule } from '@grovemail/domain/pricing/modules.ts';
import { toPeriod } from '@grovemail/domain/pricing/period.ts';
import type { Selection } from '@grovemail/domain/pricing/selection.ts';

/** Reads the selection from the form. */
export function fromForm(form: HTMLFormElement): Selection {
  const data = new FormData(form);
  return {
    contacts: Number(data.get('contacts')),
    period: toPeriod(data.get('period')),
    currency: data.get('currency') as CurrencyCode,
    modules: [baseModule, ...(data.getAll('modules') as Selection['modules'])],
    plan: data.get('plan') === 'flex' ? 'flex' : 'growth',
  };
}

/** Sets the form's controls to the selection. */
export function toForm(form: HTMLFormElement, selection: Selection): void {
  for (const control of form.querySelectorAll<HTMLSelectElement>('select')) {
    control.value = String(selection[control.name as 'contacts' | 'period' | 'currency']);
  }
  for (const control of form.querySelectorAll<HTMLInputElement>('[name=modules]')) {
    control.checked = selection.modules.includes(control.value as Selection['modules'][number]);
  }
  for (const control of form.querySelectorAll<HTMLInputElement>('[name=plan]')) {
    if (control.type === 'radio') control.checked = control.value === selection.plan;
    else control.value = selection.plan;
  }
}
