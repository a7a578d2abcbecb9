import { useAddressFilter } from './use-address-filter.ts';

/** The items of which a text, in any case, contains what is searched for; the field's text is in the page's address. */
export function useTextFilter<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
) {
  const { filter, filterBy } = useAddressFilter({ search: '' });
  const wanted = filter.search.trim().toLowerCase();
  const fits = (text: string) => text.toLowerCase().includes(wanted);
  return {
    found: items.filter((item) => textsOf(item).some(fits)),
    field: { value: filter.search, change: (search: string) => filterBy({ search }) },
  };
}
