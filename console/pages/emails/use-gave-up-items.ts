import type { CauseRow, GaveUpItem } from '@grovemail/contract/console/gave-up.ts';
import type { ListPage } from '@grovemail/contract/console/list.ts';
import { useCallback, useEffect, useState } from 'react';
import { CallError, get } from '../../calls/call.ts';

/** A call settles at most as many. */
const maxSelected = 100;

export interface Items {
  /** Null until the first page is there. */
  items: GaveUpItem[] | null;
  hasMore: boolean;
  error: CallError | null;
  selectedIds: ReadonlySet<string>;
  /** All of the cause, also those that are not listed yet. */
  isAll: boolean;
  select(id: string, isSelected: boolean): void;
  selectAll(isAll: boolean): void;
  loadMore(): void;
  reload(): void;
}

/** The entries of a cause that match. Those that would arrive now are ticked. @param isWanted asks for nothing before */
export function useGaveUpItems(
  { cause, code }: CauseRow,
  search: string,
  isWanted: boolean,
): Items {
  const [page, setPage] = useState<ListPage<GaveUpItem> | null>(null);
  const [error, setError] = useState<CallError | null>(null);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setIsAll] = useState(false);
  const load = useCallback(
    async (before: ListPage<GaveUpItem> | null, isAgain = false) => {
      const path = '/api/gave-up/items';
      const last = before?.items.at(-1)?.id;
      // The code may be empty, and is still one.
      const query = new URLSearchParams({ cause, code, search, ...(last ? { before: last } : {}) });
      try {
        const next = await get<ListPage<GaveUpItem>>(`${path}?${query}`);
        const arriving = next.items.filter(wouldArrive).map(({ id }) => id);
        const listed = new Set(next.items.map(({ id }) => id));
        setError(null);
        setPage({ ...next, items: [...(before?.items ?? []), ...next.items] });
        setSelectedIds((known) =>
          // What was ticked or not meanwhile stays so.
          isAgain
            ? new Set([...known].filter((id) => listed.has(id)))
            : new Set([...(before ? known : []), ...arriving].slice(0, maxSelected)),
        );
      } catch (failure) {
        if (failure instanceof CallError) setError(failure);
      }
    },
    [cause, code, search],
  );
  useEffect(() => {
    if (isWanted) void load(null);
  }, [isWanted, load]);
  return {
    items: page?.items ?? null,
    hasMore: page?.hasMore ?? false,
    error,
    selectedIds,
    isAll,
    select: (id, isSelected) => {
      setIsAll(false);
      setSelectedIds((known) => {
        const next = new Set(known);
        if (isSelected && next.size < maxSelected) next.add(id);
        else next.delete(id);
        return next;
      });
    },
    selectAll: (isAll) => {
      setIsAll(isAll);
      if (!isAll) setSelectedIds(new Set());
    },
    loadMore: () => void (page && load(page)),
    reload: () => {
      setIsAll(false);
      if (isWanted) void load(null, true);
    },
  };
}

function wouldArrive({ tookAt, isStopped }: GaveUpItem): boolean {
  return tookAt !== null && !isStopped;
}
