import type { PageResult } from '../database/page.ts';
import type { Transaction } from '../database/transaction.ts';
import { isBounded, listRows, pageRows, type Selection, when } from '../lists/list-rows.ts';
import { readEvent } from './event-rows.ts';
import { eventColumns } from './event-statements.ts';
import type { EventFilter, EventRow } from './event-store.ts';

/** Whether an index bounds a list. */
export function isIndexed(filter: EventFilter): boolean {
  return isBounded(selectionOf(filter));
}

/** Events of a data space that match the filter, newest first, and their number. */
export function* listEvents(filter: EventFilter): Transaction<PageResult<EventRow>> {
  const { rows, size } = yield* listRows(selectionOf(filter));
  return { rows: rows.map(readEvent), size };
}

/** Like `listEvents`, without their number. */
export function* pageEvents(filter: EventFilter): Transaction<EventRow[]> {
  return (yield* pageRows(selectionOf(filter))).map(readEvent);
}

function selectionOf({ eventCode, contactEmail, ...filter }: EventFilter): Selection {
  const from = { table: 'events', columns: eventColumns, checked: '', filter };
  if (contactEmail === undefined) {
    const kept = eventCode === undefined ? 'events' : 'events.event_code';
    return { ...from, indexed: when('event_code', eventCode), checks: [], kept };
  }
  return {
    ...from,
    indexed: when('contact_email', contactEmail),
    // The expression avoids the index of codes: a contact has few events, a code may have many.
    checks: when("event_code || ''", eventCode),
    kept: null,
  };
}
