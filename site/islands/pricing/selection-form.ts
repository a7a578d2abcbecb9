import type { CurrencyCode } from '@grovemail/domain/pricing/currencies.ts';
import { baseModule } from '@grovemail/domain/pricing/modules.ts';
import { toPeriod } from '@grovemail/domain/pricing/period.ts';
import type { Selection, SelectionChange } from '@grovemail/domain/pricing/selection.ts';

/** What the form's controls show differently from a selection. */
export function changesIn(form: HTMLFormElement, selection: Selection): SelectionChange {
  const data = new FormData(form);
  const shown: Required<SelectionChange> = {
    contacts: Number(data.get('contacts')),
    period: toPeriod(data.get('period')),
    currency: data.get('currency') as CurrencyCode,
    modules: [baseModule, ...(data.getAll('modules') as Selection['modules'])],
    plan: data.get('plan') === 'flex' ? 'flex' : 'growth',
  };
  const changed = Object.entries(shown).filter(
    ([part, value]) => String(value) !== String(selection[part as keyof SelectionChange]),
  );
  return Object.fromEntries(changed);
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
