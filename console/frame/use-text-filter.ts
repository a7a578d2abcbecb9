import { useAddressFilter } from './use-address-filter.ts';

/** Filters items by a search text, regardless of case. The text is in the page's address. */
export function useTextFilter<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
) {
  const { filter, filterBy } = useAddressFilter({ search: '' });
  const wanted = filter.search.trim().toLowerCase();
  const matches = (text: string) => text.toLowerCase().includes(wanted);
  return {
    found: items.filter((item) => textsOf(item).some(matches)),
    field: { value: filter.search, change: (search: string) => filterBy({ search }) },
  };
}
