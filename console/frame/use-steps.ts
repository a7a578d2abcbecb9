import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { useKeys } from '../keyboard/use-keys.ts';

export interface Steps {
  /** Where the chosen one stands in the list, from 1; null if it is not there. */
  place: { at: number; of: number } | null;
  pathOf(id: string): string;
  step(by: number): void;
  /** To the list alone, at the row of what was read. */
  back(): void;
}

/**
 * Moves through a list with J and K, and back with Escape; the filter stays in the address. With none chosen, it starts at
 * the row that was left.
 * @param base the path of the list
 * @param total of the list, if it is longer than what is loaded
 */
export function useSteps(
  base: string,
  items: readonly { id: string }[],
  chosen: string | null,
  total = items.length,
): Steps {
  const [, go] = useLocation();
  const left = useRef<string>(null);
  const placeOf = (wanted: string | null) => items.findIndex(({ id }) => id === wanted);
  const at = placeOf(chosen);
  const pathOf = (id: string) => `${base}/${id}${location.search}`;
  const step = (by: number) => {
    const next = items[at === -1 ? Math.max(0, placeOf(left.current)) : at + by];
    if (next) go(pathOf(next.id), { replace: chosen !== null });
  };
  const back = () => {
    left.current = chosen;
    const row = document.querySelector<HTMLElement>('main a[aria-current]');
    // On a phone, the list is shown only then.
    flushSync(() => go(base + location.search));
    row?.focus();
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Escape: chosen === null ? undefined : back,
  });
  return { place: at === -1 ? null : { at: at + 1, of: total }, pathOf, step, back };
}
