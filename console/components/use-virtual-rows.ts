import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';

/**
 * The rows of a pane that are seen; only these are in the page.
 * @param heightOf a row that was not measured
 * @param more asks for further rows when the end of these is near
 * @param chosen the key of the row that is scrolled to
 */
export function useVirtualRows(
  keys: readonly string[],
  heightOf: (at: number) => number,
  more: (() => void) | undefined,
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
  const seen = virtual.getVirtualItems();
  const end = seen.at(-1)?.index ?? 0;
  useEffect(() => {
    if (end >= keys.length - 10) more?.();
  }, [more, end, keys.length]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a choice scrolls, not what comes in above it.
  useEffect(() => {
    const at = chosen === null ? -1 : keys.indexOf(chosen);
    if (at >= 0) virtual.scrollToIndex(at);
  }, [chosen]);
  return { pane, virtual, seen };
}
