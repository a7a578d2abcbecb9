import type { ListPage, NewCount } from '@grovemail/contract/console/list.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useKeys } from '../keyboard/use-keys.ts';
import { type CallError, get, withQuery } from './call.ts';
import { useCall } from './use-call.ts';

const pollMs = 5_000;

export interface List<Item> {
  /** Null until the first page is loaded. */
  items: Item[] | null;
  hasMore: boolean;
  error: CallError | null;
  /** The number of new items, which `showNew` or `.` adds. */
  newCount: number;
  showNew(): void;
  loadMore(): void;
  replace(item: Item): void;
}

/**
 * Loads a filtered list page by page.
 * @param path of a call that takes the filter, and `before` or `after` with an id
 * @param onReload is called when the first page is loaded again
 */
export function useList<Item extends { id: string }>(
  path: string,
  filter: Readonly<Record<string, string>>,
  onReload?: () => void,
): List<Item> {
  const key = withQuery(path, filter);
  const first = useCall<ListPage<Item>>(key);
  const [older, setOlder] = useState<ListPage<Item> & { key: string }>();
  const [changed, setChanged] = useState<ReadonlyMap<string, Item>>(new Map());
  const loading = useRef(false);
  const rest = older?.key === key ? older : null;
  const newest = first.body?.items[0]?.id ?? lowestId;
  const newer = useCall<NewCount>(
    first.body ? withQuery(path, { ...filter, after: newest }) : null,
    pollMs,
  );

  const items = first.body
    ? [...first.body.items, ...(rest?.items ?? [])].map((item) => changed.get(item.id) ?? item)
    : null;
  const last = items?.at(-1)?.id;
  const loadMore = useCallback(() => {
    if (loading.current || last === undefined) return;
    loading.current = true;
    get<ListPage<Item>>(withQuery(path, { ...filter, before: last }))
      .then(({ items, hasMore }) =>
        setOlder((before) => ({
          key,
          items: [...(before?.key === key ? before.items : []), ...items],
          hasMore,
        })),
      )
      // The next scroll to the end tries again.
      .catch(() => {})
      .finally(() => {
        loading.current = false;
      });
  }, [path, filter, key, last]);

  const showNew = useCallback(() => {
    setOlder(undefined);
    setChanged(new Map());
    first.refresh();
    onReload?.();
  }, [first.refresh, onReload]);

  const count = newer.body?.count ?? 0;
  useKeys({ '.': count > 0 ? showNew : undefined });

  // biome-ignore lint/correctness/useExhaustiveDependencies: changes belong to the previous list.
  useEffect(() => setChanged(new Map()), [key]);

  return {
    items,
    loadMore,
    showNew,
    hasMore: rest?.hasMore ?? first.body?.hasMore ?? false,
    error: first.error ?? newer.error,
    newCount: count,
    replace: (item) => setChanged((before) => new Map(before).set(item.id, item)),
  };
}

const lowestId = '00000000-0000-0000-0000-000000000000';
