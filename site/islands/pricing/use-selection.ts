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
  startTransition,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useHydrated } from '../../form-state/use-hydrated.ts';
import { initialCurrency, rememberCurrency } from './initial-currency.ts';
import { changesIn, fromRange, toForm } from './selection-form.ts';
import { showPrices } from './show-prices.ts';

/**
 * The visitor's selection. It starts from the URL, else from the remembered or guessed currency; controls
 * changed before hydration override both. Each change replaces the URL, so that Back leaves the page.
 */
export function useSelection(catalog: Catalog) {
  const form = useRef<HTMLFormElement>(null);
  /** From the catalog with which the form was rendered. */
  const [initial] = useState(() => initialSelection(catalog));
  /** With the numbers of contacts as requested, since prices from the API may have other brackets. */
  const [requested, setRequested] = useState(initial);
  const selection = useMemo(() => fitSelection(requested, catalog), [requested, catalog]);

  const hasStarted = useRef(false);
  /** Adopts the URL, and what was changed in the form before hydration. */
  function start() {
    if (hasStarted.current || !form.current) return;
    hasStarted.current = true;
    const touched = changesIn(form.current, initial);
    const found = fromUrl();
    if (Object.keys(touched).length > 0) change(touched, found);
    // Rendering again before the first paint would hold up the page.
    else if (!first.current || queryOf(found) !== queryOf(initial)) setRequested(found);
    else {
      showPrices(found.currency);
      markLive(form.current);
    }
  }
  const fromUrl = () => readSelection(location.search, { ...initial, currency: initialCurrency() });
  const queryOf = (one: Selection) => writeSelection(one, initial);

  // Effects that run before the browser paints: controls and prices change at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useLayoutEffect(() => whenReleased(form.current, start), []);

  useHydrated(form);

  // Not the first one of the built page: it is in the form already, and may have been changed since.
  const first = useRef(catalog === defaultCatalog ? selection : null);
  useLayoutEffect(() => {
    if (!form.current || selection === first.current) return;
    first.current = null;
    // What was changed before hydration is not read yet.
    if (!hasStarted.current) return;
    toForm(form.current, selection);
    markLive(form.current);
    showPrices(selection.currency);
  }, [selection]);

  const writing = useRef(0);
  function change(changes: SelectionChange, from = requested, delay = 0) {
    const next = changeSelection(from, changes);
    // Another plan is another card: a cheap phone paints the pressed choice before it.
    if (changes.plan) startTransition(() => setRequested(next));
    else setRequested(next);
    if (changes.currency) rememberCurrency(changes.currency);
    clearTimeout(writing.current);
    // After rendering: replacing the URL makes the browser lay out the page.
    writing.current = window.setTimeout(
      () => history.replaceState(history.state, '', hrefOf(next)),
      delay,
    );
  }

  /** The page's URL with a selection, absolute. */
  function hrefOf(one: Selection): string {
    const url = new URL(location.href);
    url.search = writeSelection(one, initial, location.search);
    return url.href;
  }

  return {
    selection,
    form,
    change,
    /** For a press: the URL itself may follow a moment later, and so may what was changed before hydration. */
    href: () =>
      hrefOf(
        hasStarted.current || !form.current
          ? selection
          : changeSelection(fromUrl(), changesIn(form.current, initial)),
      ),
    onChange({ currentTarget, target }: ChangeEvent<HTMLFormElement>) {
      const changed: EventTarget = target;
      const isRange = changed instanceof HTMLInputElement && changed.type === 'range';
      if (isRange) fromRange(changed);
      if (!hasStarted.current) return start();
      change(changesIn(currentTarget, selection), requested, isRange ? dragDelay : 0);
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => event.preventDefault(),
  };
}

/** Milliseconds. Safari throws on replacing a URL more than 100 times in 30 seconds, as a drag might. */
const dragDelay = 250;

/** From now on the prices of a choice are rendered with it: see `plans.module.css`. */
function markLive(form: HTMLFormElement): void {
  form.dataset.live = '';
}

/**
 * Runs once nothing in the form is pressed. A price that appears under a press could move what is pressed away
 * from the pointer, and the press would be lost.
 * @returns what to do to cancel it
 */
function whenReleased(form: HTMLFormElement | null, run: () => void): () => void {
  let frame = 0;
  const wait = () => {
    if (form?.matches(':active')) frame = requestAnimationFrame(wait);
    else run();
  };
  wait();
  return () => cancelAnimationFrame(frame);
}
