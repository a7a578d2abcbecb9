import { useSearchParams } from 'wouter';

/** What narrows the list; an empty text narrows nothing. */
export interface RecordFilter extends Readonly<Record<string, string>> {
  status: string;
  search: string;
}

/** The filter is the page's address. */
export function useRecordFilter(): {
  filter: RecordFilter;
  filterBy(change: Partial<RecordFilter>): void;
} {
  const [params, setParams] = useSearchParams();
  return {
    filter: { status: params.get('status') ?? '', search: params.get('search') ?? '' },
    filterBy: (change) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, text = ''] of Object.entries(change)) {
            if (text === '') next.delete(name);
            else next.set(name, text);
          }
          return next;
        },
        { replace: true },
      ),
  };
}
