import type { Catalog } from '@grovemail/domain/pricing/catalog.ts';
import { isCurrency } from '@grovemail/domain/pricing/currency.ts';
import { fitSelection } from '@grovemail/domain/pricing/fit-selection.ts';
import {
  changeSelection,
  type Selection,
  type SelectionChange,
} from '@grovemail/domain/pricing/selection.ts';
import { readSelection, writeSelection } from '@grovemail/domain/pricing/selection-query.ts';
import {
  type ChangeEvent,
  type SubmitEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { defaultSelection } from './default-selection.ts';
import { initialCurrency, rememberCurrency } from './initial-currency.ts';
import { changesIn, toForm } from './selection-form.ts';

/**
 * The visitor's selection. It starts from the URL, else from the remembered or guessed currency; controls
 * changed before hydration override both. Each change replaces the URL, so that Back leaves the page.
 */
export function useSelection(catalog: Catalog) {
  const form = useRef<HTMLFormElement>(null);
  /** With the numbers of contacts as requested, since prices from the API may have other brackets. */
  const [requested, setRequested] = useState(shownSelection);
  const selection = useMemo(() => fitSelection(requested, catalog), [requested, catalog]);

  // Effects that run before the browser paints: controls and prices change at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useLayoutEffect(() => {
    if (!form.current) return;
    const touched = changesIn(form.current, selection);
    const start = readSelection(location.search, {
      ...defaultSelection,
      currency: initialCurrency(),
    });
    if (Object.keys(touched).length > 0) change(touched, start);
    else setRequested(start);
  }, []);

  // Not the first one: it is in the form already, and may have been changed since.
  const first = useRef(requested);
  useLayoutEffect(() => {
    if (form.current && requested !== first.current) toForm(form.current, selection);
  }, [requested, selection]);

  function change(changes: SelectionChange, from = requested) {
    const next = changeSelection(from, changes);
    setRequested(next);
    if (changes.currency) rememberCurrency(changes.currency);
    const query = writeSelection(next, defaultSelection, location.search);
    history.replaceState(history.state, '', `?${query}${location.hash}`);
  }

  return {
    selection,
    form,
    change,
    onChange: ({ currentTarget }: ChangeEvent<HTMLFormElement>) =>
      change(changesIn(currentTarget, selection)),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => event.preventDefault(),
  };
}

/** The selection in the page, where a script may have changed the currency before hydration. */
function shownSelection(): Selection {
  if (typeof document === 'undefined') return defaultSelection;
  const currency = document.querySelector<HTMLOptionElement>('#plan-currency [selected]')?.value;
  return isCurrency(currency) ? { ...defaultSelection, currency } : defaultSelection;
}
