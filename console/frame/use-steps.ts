import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { digits } from '../components/counts.ts';
import { useKeys } from '../keyboard/use-keys.ts';

export interface Steps {
  /** Of the open item: `2 of 312`, or `2 of 50+` if more can be loaded; null if the list does not contain it. */
  place: string | null;
  pathOf(id: string): string;
  step(by: number): void;
  /** Closes the open item, and focuses its row. */
  back(): void;
}

/**
 * Moves through a list with J and K, and back with Escape. The filter stays in the address. With nothing open, it starts at the
 * item that was open last.
 * @param base the path of the list
 * @param rest.total including items that are not loaded, if it is known
 */
export function useSteps(
  base: string,
  items: readonly { id: string }[],
  chosen: string | null,
  { total, hasMore = false }: { total?: number | undefined; hasMore?: boolean } = {},
): Steps {
  const [, go] = useLocation();
  const lastOpen = useRef<string>(null);
  const indexOf = (wanted: string | null) => items.findIndex(({ id }) => id === wanted);
  const index = indexOf(chosen);
  const pathOf = (id: string) => `${base}/${id}${location.search}`;
  const step = (by: number) => {
    const next = items[index === -1 ? Math.max(0, indexOf(lastOpen.current)) : index + by];
    if (next) go(pathOf(next.id), { replace: chosen !== null });
  };
  const back = () => {
    lastOpen.current = chosen;
    const row = document.querySelector<HTMLElement>('main a[aria-current]');
    // Phones hide the list until then.
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
  const count =
    total === undefined ? `${digits(items.length)}${hasMore ? '+' : ''}` : digits(total);
  return { place: index === -1 ? null : `${index + 1} of ${count}`, pathOf, step, back };
}
