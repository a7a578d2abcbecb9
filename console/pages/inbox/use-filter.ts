import { useSearchParams } from 'wouter';

/** What narrows the list; an empty text narrows nothing. */
export type Filter = Readonly<Record<'view' | 'kind' | 'owner' | 'since' | 'search', string>>;

/** The filter is the page's address, so a link to a view is its address. */
export function useFilter(): { filter: Filter; filterBy(change: Partial<Filter>): void } {
  const [params, setParams] = useSearchParams();
  const value = (name: keyof Filter) => params.get(name) ?? '';
  return {
    filter: {
      ...{ view: value('view') || 'all', kind: value('kind'), owner: value('owner') },
      ...{ since: value('since'), search: value('search') },
    },
    filterBy: (change) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, text] of Object.entries(change)) {
            if (text === '' || (name === 'view' && text === 'all')) next.delete(name);
            else next.set(name, text);
          }
          return next;
        },
        { replace: true },
      ),
  };
}
