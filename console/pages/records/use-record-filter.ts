import { useAddressFilter } from '../../frame/use-address-filter.ts';

const defaults = { status: '', search: '' };

/** What narrows the list; an empty text narrows nothing. */
export type RecordFilter = Readonly<Record<keyof typeof defaults, string>>;

export function useRecordFilter() {
  return useAddressFilter(defaults);
}
