import type { Catalog } from '@grovemail/domain/pricing/catalog.ts';
import type { CurrencyCode } from '@grovemail/domain/pricing/currencies.ts';
import { flexBrackets, flexDefaults } from '@grovemail/domain/pricing/flex.ts';
import {
  readSelection,
  type Selection,
  writeSelection,
} from '@grovemail/domain/pricing/selection.ts';
import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { defaultSelection } from './default-selection.ts';
import { initialCurrency, rememberCurrency } from './initial-currency.ts';
import { fromForm, toForm } from './selection-form.ts';

/**
 * The visitor's selection. It starts from the URL, else from the remembered or guessed currency; controls
 * changed before hydration override both. Each change replaces the URL, so that Back leaves the page.
 */
export function useSelection(catalog: Catalog) {
  const form = useRef<HTMLFormElement>(null);
  const [selection, setSelection] = useState<Selection>(defaultSelection);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first catalog counts, a refreshed one must not undo a choice
  useEffect(() => {
    if (!form.current) return;
    const touched = changes(defaultSelection, fromForm(form.current));
    const start = readSelection(location.search, catalog, {
      ...defaultSelection,
      currency: initialCurrency(),
    });
    if (Object.keys(touched).length > 0) change({ ...start, ...touched }, touched);
    else setSelection(withinPlan(start, catalog));
  }, []);

  // Prices from the API may have other brackets.
  const read = useRef(catalog);
  useEffect(() => {
    if (catalog === read.current) return;
    read.current = catalog;
    setSelection((before) => withinPlan(withinTiers(before, catalog), catalog));
  }, [catalog]);

  // Updates the form after changes from elsewhere, once its options are rendered. The default selection is in
  // the form already, and may have been changed since.
  useEffect(() => {
    if (form.current && selection !== defaultSelection) toForm(form.current, selection);
  }, [selection]);

  function change(choice: Selection, chosen = changes(selection, choice)) {
    const next = withinPlan(choice, catalog);
    setSelection(next);
    if (chosen.currency) rememberCurrency(chosen.currency);
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

function changes(from: Selection, to: Selection): Partial<Selection> {
  const differing = Object.entries(to).filter(
    ([part, value]) => String(value) !== String(from[part as keyof Selection]),
  );
  return Object.fromEntries(differing);
}

/** Moves to the bracket that contains the requested number, which the URL holds. */
function withinTiers(selection: Selection, catalog: Catalog): Selection {
  const requested = new URLSearchParams(location.search).get('contacts') ?? selection.contacts;
  const found = readSelection(`contacts=${requested}`, catalog, selection);
  return readSelection(`contacts=${found.contacts}`, catalog, selection);
}

/** Flex has only the first brackets, and starts with the first of them. */
function withinPlan(selection: Selection, catalog: Catalog): Selection {
  if (selection.plan === 'growth') return selection;
  const { bracket } = flexDefaults(catalog);
  const known = flexBrackets(catalog).some(({ max }) => max === selection.contacts);
  return known || !bracket ? selection : { ...selection, contacts: bracket.max };
}
