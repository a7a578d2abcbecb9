import type { Catalog } from '@grovemail/domain/pricing/catalog.ts';
import {
  type CurrencyCode,
  guessCurrency,
  isCurrency,
} from '@grovemail/domain/pricing/currency.ts';
import { flexBrackets, flexDefaults } from '@grovemail/domain/pricing/flex.ts';
import {
  readSelection,
  type Selection,
  writeSelection,
} from '@grovemail/domain/pricing/selection.ts';
import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { defaultSelection } from './default-selection.ts';

/**
 * The visitor's choice. It begins with what was chosen before this code arrived, else with the
 * address, else with the remembered or guessed currency (B15); each change goes into the address
 * by replacing it, so that Back leaves the page.
 */
export function useSelection(catalog: Catalog) {
  const form = useRef<HTMLFormElement>(null);
  const [selection, setSelection] = useState<Selection>(defaultSelection);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first catalog counts, a refreshed one must not undo a choice
  useEffect(() => {
    if (!form.current) return;
    const touched = fromForm(form.current);
    if (writeSelection(touched) !== writeSelection(defaultSelection)) return change(touched);
    const start = readSelection(location.search, catalog, {
      ...defaultSelection,
      currency: recall() ?? guess(),
    });
    setSelection(withinPlan(start, catalog));
  }, []);

  // The form follows what was chosen by other ways, once the options for it stand there.
  useEffect(() => {
    if (form.current) toForm(form.current, selection);
  }, [selection]);

  function change(choice: Selection) {
    const next = withinPlan(choice, catalog);
    setSelection(next);
    remember(next.currency);
    const query = writeSelection(next, location.search);
    history.replaceState(history.state, '', `?${query}${location.hash}`);
  }

  return {
    selection,
    form,
    choose: {
      read: (event: ChangeEvent<HTMLFormElement>) => change(fromForm(event.currentTarget)),
      stay: (event: SubmitEvent<HTMLFormElement>) => event.preventDefault(),
      currency: (currency: CurrencyCode) => change({ ...selection, currency }),
    },
  };
}

function fromForm(form: HTMLFormElement): Selection {
  const data = new FormData(form);
  return {
    ...defaultSelection,
    contacts: Number(data.get('contacts')),
    period: data.get('period') === 'year' ? 'year' : 'month',
    currency: data.get('currency') as CurrencyCode,
    modules: ['campaign', ...(data.getAll('modules') as Selection['modules'])],
    plan: data.get('plan') === 'flex' ? 'flex' : 'growth',
  };
}

/** Flex knows the first brackets only, and begins with the first of them (R246, R247). */
function withinPlan(selection: Selection, catalog: Catalog): Selection {
  if (selection.plan === 'growth') return selection;
  const { bracket } = flexDefaults(catalog);
  const known = flexBrackets(catalog).some(({ max }) => max === selection.contacts);
  return known || !bracket ? selection : { ...selection, contacts: bracket.max };
}

function toForm(form: HTMLFormElement, selection: Selection) {
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

function recall(): CurrencyCode | null {
  try {
    const stored = localStorage.getItem('currency');
    return isCurrency(stored) ? stored : null;
  } catch {
    return null;
  }
}

function remember(currency: CurrencyCode) {
  try {
    localStorage.setItem('currency', currency);
  } catch {
    // Storage may be blocked (H6): the address still carries the choice.
  }
}

function guess(): CurrencyCode {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return guessCurrency({ timeZone, languages: navigator.languages });
}
