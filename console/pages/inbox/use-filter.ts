import { useAddressFilter } from '../../frame/use-address-filter.ts';

const defaults = { view: 'all', kind: '', owner: '', since: '', search: '' };

/** What narrows the list; an empty text narrows nothing. */
export type Filter = Readonly<Record<keyof typeof defaults, string>>;

export function useFilter() {
  return useAddressFilter(defaults);
}
