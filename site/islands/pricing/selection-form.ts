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
    emails: Number(data.get('emails') ?? selection.emails),
  };
  const changed = Object.entries(shown).filter(
    ([part, value]) => String(value) !== String(selection[part as keyof SelectionChange]),
  );
  return Object.fromEntries(changed);
}

/** Sets the form's controls to the selection. */
export function toForm(form: HTMLFormElement, selection: Selection): void {
  for (const select of form.querySelectorAll<HTMLSelectElement>('select'))
    select.value = String(selection[select.name as 'contacts' | 'emails' | 'period' | 'currency']);
  const wanted: readonly string[] = [...selection.modules, selection.plan];
  for (const control of form.querySelectorAll<HTMLInputElement>('input')) {
    if (control.type === 'hidden') control.value = selection.plan;
    else if (control.type === 'range') toRange(control, form);
    else control.checked = wanted.includes(control.value);
  }
}

/** Copies the slider's value to the select. */
export function fromRange(range: HTMLInputElement): void {
  const select = besideRange(range.form);
  if (select) select.selectedIndex = range.valueAsNumber;
}

function toRange(range: HTMLInputElement, form: HTMLFormElement): void {
  range.value = String(besideRange(form)?.selectedIndex);
  // The filled part of the track.
  range.style.setProperty('--at', String(range.valueAsNumber / Number(range.max)));
}

/** The select beside the slider, which comes first: of emails in Flex, else of contacts. */
function besideRange(form: HTMLFormElement | null): HTMLSelectElement | null {
  return form?.querySelector('select') ?? null;
}
