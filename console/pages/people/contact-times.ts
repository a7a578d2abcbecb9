import { dayStartQuery } from '../../components/times.ts';

/** What narrows nothing. `since` and `until` are days, such as 2026-11-21. */
export const everyContact = { search: '', since: '', until: '' };

export type ContactDays = Readonly<typeof everyContact>;

/** The filter as calls have it: from the first moment of a day to the last of another, in the browser's time zone. */
export function contactTimes({ search, since, until }: ContactDays) {
  return { search, since: dayStartQuery(since), until: dayStartQuery(until, 1) };
}
