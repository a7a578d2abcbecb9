import { useLocation } from 'wouter';
import { useKeys } from './use-keys.ts';

export interface Steps {
  /** Where the chosen one stands in the list, from 1; null if it is not there. */
  place: { at: number; of: number } | null;
  pathOf(id: string): string;
  step(by: number): void;
  /** To the list alone, at the row of what was read. */
  back(): void;
}

/**
 * Moves through a list with J and K, and back with Escape; the filter stays in the address.
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
  const at = items.findIndex(({ id }) => id === chosen);
  const pathOf = (id: string) => `${base}/${id}${location.search}`;
  const step = (by: number) => {
    const next = items[at === -1 ? 0 : at + by];
    if (next) go(pathOf(next.id), { replace: chosen !== null });
  };
  const back = () => {
    document.querySelector<HTMLElement>('main a[aria-current]')?.focus();
    go(base + location.search);
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
