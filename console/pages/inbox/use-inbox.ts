import type { InboxItem, InboxList, InboxNews } from '@grovemail/contract/console/inbox.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CallError, get, withQuery } from '../../calls/call.ts';
import { useCall } from '../../calls/use-call.ts';
import type { Filter } from './use-filter.ts';

const newsMs = 5_000;

export interface Inbox {
  /** Null until the first page is there. */
  items: InboxItem[] | null;
  hasMore: boolean;
  error: CallError | null;
  /** How many came since; they are shown on demand, so that the list never moves under the pointer. */
  news: number;
  showNews(): void;
  more(): void;
  /** Puts a changed item in the place of what it was. */
  replace(item: InboxItem): void;
}

/** The list of a filter, page after page. */
export function useInbox(filter: Filter): Inbox {
  const path = withQuery('/api/inbox', filter);
  const first = useCall<InboxList>(path);
  const [older, setOlder] = useState<{ path: string; items: InboxItem[]; hasMore: boolean }>();
  const [changed, setChanged] = useState<ReadonlyMap<string, InboxItem>>(new Map());
  const loading = useRef(false);
  const rest = older?.path === path ? older : null;
  const newest = first.body?.items[0]?.id;
  const after = first.body && (newest ?? '00000000-0000-0000-0000-000000000000');
  const news = useCall<InboxNews>(
    after ? withQuery('/api/inbox', { ...filter, after }) : null,
    newsMs,
  );

  const items = first.body
    ? [...first.body.items, ...(rest?.items ?? [])].map((item) => changed.get(item.id) ?? item)
    : null;
  const hasMore = rest?.hasMore ?? first.body?.hasMore ?? false;
  const last = items?.at(-1)?.id;

  const more = useCallback(() => {
    if (loading.current || last === undefined) return;
    loading.current = true;
    get<InboxList>(withQuery('/api/inbox', { ...filter, before: last }))
      .then(({ items, hasMore }) =>
        setOlder((before) => ({
          path,
          items: [...(before?.path === path ? before.items : []), ...items],
          hasMore,
        })),
      )
      // The list asks again when its end is seen again.
      .catch(() => {})
      .finally(() => {
        loading.current = false;
      });
  }, [path, filter, last]);

  const showNews = useCallback(() => {
    setOlder(undefined);
    setChanged(new Map());
    first.refresh();
  }, [first.refresh]);

  // Another filter asks the store anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was changed belongs to the list before.
  useEffect(() => setChanged(new Map()), [path]);

  return {
    ...{ items, hasMore, more, showNews },
    error: first.error,
    news: news.body?.count ?? 0,
    replace: (item) => setChanged((before) => new Map(before).set(item.id, item)),
  };
}
