import { useAddressFilter } from '../../frame/use-address-filter.ts';

const defaults = { search: '', since: '', until: '' };

/** What narrows the list of contacts; an empty text narrows nothing. `since` and `until` are days, such as 2026-11-21. */
export type ContactDays = Readonly<Record<keyof typeof defaults, string>>;

export function useContactFilter() {
  return useAddressFilter(defaults);
}
