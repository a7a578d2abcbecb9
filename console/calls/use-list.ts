import type { ListPage, News } from '@grovemail/contract/console/list.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useKeys } from '../keyboard/use-keys.ts';
import { type CallError, get, withQuery } from './call.ts';
import { useCall } from './use-call.ts';

const newsMs = 5_000;

export interface List<Item> {
  /** Null until the first page is there. */
  items: Item[] | null;
  hasMore: boolean;
  error: CallError | null;
  /** How many came since; `.` shows them, so that the list never moves under the pointer. */
  news: number;
  showNews(): void;
  more(): void;
  /** Puts a changed item in the place of what it was. */
  replace(item: Item): void;
}

/**
 * The list of a filter, page after page.
 * @param path of a call that takes the filter, and `before` or `after` an id
 */
export function useList<Item extends { id: string }>(
  path: string,
  filter: Readonly<Record<string, string>>,
): List<Item> {
  const key = withQuery(path, filter);
  const first = useCall<ListPage<Item>>(key);
  const [older, setOlder] = useState<ListPage<Item> & { key: string }>();
  const [changed, setChanged] = useState<ReadonlyMap<string, Item>>(new Map());
  const loading = useRef(false);
  const rest = older?.key === key ? older : null;
  const newest = first.body?.items[0]?.id ?? firstId;
  const news = useCall<News>(
    first.body ? withQuery(path, { ...filter, after: newest }) : null,
    newsMs,
  );

  const items = first.body
    ? [...first.body.items, ...(rest?.items ?? [])].map((item) => changed.get(item.id) ?? item)
    : null;
  const last = items?.at(-1)?.id;
  const more = useCallback(() => {
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
      // The list asks again when its end is seen again.
      .catch(() => {})
      .finally(() => {
        loading.current = false;
      });
  }, [path, filter, key, last]);

  const showNews = useCallback(() => {
    setOlder(undefined);
    setChanged(new Map());
    first.refresh();
  }, [first.refresh]);

  const count = news.body?.count ?? 0;
  useKeys({ '.': count > 0 ? showNews : undefined });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was changed belongs to the list before.
  useEffect(() => setChanged(new Map()), [key]);

  return {
    items,
    more,
    showNews,
    hasMore: rest?.hasMore ?? first.body?.hasMore ?? false,
    error: first.error ?? news.error,
    news: count,
    replace: (item) => setChanged((before) => new Map(before).set(item.id, item)),
  };
}

/** Lower than every other. */
const firstId = '00000000-0000-0000-0000-000000000000';
