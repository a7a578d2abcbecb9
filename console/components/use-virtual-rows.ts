import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';

/**
 * Renders only the visible rows of a list.
 * @param heightOf the estimated height of a row
 * @param loadMore called when the list is scrolled near its end
 * @param chosen the key of the row to scroll to
 */
export function useVirtualRows(
  keys: readonly string[],
  heightOf: (at: number) => number,
  loadMore: (() => void) | undefined,
  chosen: string | null,
) {
  const pane = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: keys.length,
    getScrollElement: () => pane.current,
    estimateSize: heightOf,
    getItemKey: (at) => keys[at] ?? at,
    overscan: 8,
  });
  const rendered = virtual.getVirtualItems();
  const end = rendered.at(-1)?.index ?? 0;
  useEffect(() => {
    if (end >= keys.length - 10) loadMore?.();
  }, [loadMore, end, keys.length]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows must not scroll the list.
  useEffect(() => {
    const at = chosen === null ? -1 : keys.indexOf(chosen);
    if (at >= 0) virtual.scrollToIndex(at);
  }, [chosen]);
  return { pane, virtual, rendered };
}
