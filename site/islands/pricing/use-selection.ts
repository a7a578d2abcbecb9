import type { Catalog } from '@grovemail/domain/pricing/catalog.ts';
import { defaultCatalog } from '@grovemail/domain/pricing/default-catalog.ts';
import { fitSelection } from '@grovemail/domain/pricing/fit-selection.ts';
import { initialSelection } from '@grovemail/domain/pricing/initial-selection.ts';
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
import { initialCurrency, rememberCurrency } from './initial-currency.ts';
import { changesIn, fromRange, toForm } from './selection-form.ts';
import { showPrices } from './show-prices.ts';

/**
 * The visitor's selection. It starts from the URL, else from the remembered or guessed currency; controls
 * changed before hydration override both. Each change replaces the URL, so that Back leaves the page.
 */
export function useSelection(catalog: Catalog) {
  const form = useRef<HTMLFormElement>(null);
  /** Of the catalog that the form was rendered with. */
  const [initial] = useState(() => initialSelection(catalog));
  /** With the numbers of contacts as requested, since prices from the API may have other brackets. */
  const [requested, setRequested] = useState(initial);
  const selection = useMemo(() => fitSelection(requested, catalog), [requested, catalog]);

  // Effects that run before the browser paints: controls and prices change at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useLayoutEffect(() => {
    if (!form.current) return;
    const touched = changesIn(form.current, selection);
    const queryOf = (one: Selection) => writeSelection(one, initial);
    const start = readSelection(location.search, {
      ...initial,
      currency: initialCurrency(),
    });
    if (Object.keys(touched).length > 0) change(touched, start);
    // Rendering again before the first paint would hold up the page.
    else if (queryOf(start) !== queryOf(initial)) setRequested(start);
  }, []);

  useLayoutEffect(() => showPrices(selection.currency), [selection.currency]);

  // Not the first one of the built page: it is in the form already, and may have been changed since.
  const first = useRef(catalog === defaultCatalog ? selection : null);
  useLayoutEffect(() => {
    if (form.current && selection !== first.current) toForm(form.current, selection);
  }, [selection]);

  const writing = useRef(0);
  function change(changes: SelectionChange, from = requested, delay = 0) {
    const next = changeSelection(from, changes);
    setRequested(next);
    if (changes.currency) rememberCurrency(changes.currency);
    const query = writeSelection(next, initial, location.search);
    const write = () => history.replaceState(history.state, '', `?${query}${location.hash}`);
    clearTimeout(writing.current);
    if (delay) writing.current = window.setTimeout(write, delay);
    else write();
  }

  return {
    selection,
    form,
    change,
    onChange({ currentTarget, target }: ChangeEvent<HTMLFormElement>) {
      const changed: EventTarget = target;
      const isRange = changed instanceof HTMLInputElement && changed.type === 'range';
      if (isRange) fromRange(changed);
      change(changesIn(currentTarget, selection), requested, isRange ? dragDelay : 0);
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => event.preventDefault(),
  };
}

/** Milliseconds. Safari refuses to replace a URL more than 100 times in 30 seconds, as a drag might. */
const dragDelay = 250;
