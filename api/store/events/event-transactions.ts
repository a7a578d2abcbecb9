import { liveSpace, type Space } from '@grovemail/domain/keys/space.ts';
import type { PageResult } from '../database/page.ts';
import { pageValues } from '../database/page-values.ts';
import { integer, json, readId, rowReader, text } from '../database/row.ts';
import { query, type Transaction } from '../database/transaction.ts';
import type { OutboxEntry } from '../outbox/outbox-store.ts';
import { enqueue } from '../outbox/outbox-transactions.ts';
import { refuseTooMany, writeToSpace } from '../visits/visitor-space.ts';
import { webhookStatements } from '../webhooks/webhook-statements.ts';
import { eventStatements } from './event-statements.ts';
import type { EventFilter, EventRow } from './event-store.ts';

export function* recordEvent(
  event: EventRow & { space: Space },
  entries: (webhookIds: string[]) => OutboxEntry[],
  now: number,
): Transaction<EventRow> {
  const { space, ...row } = event;
  const { id, createdAt, eventCode, contactEmail, context } = row;
  yield* writeToSpace(space, row, now);
  yield* query(
    eventStatements.insertEvent,
    id,
    createdAt,
    space,
    eventCode,
    contactEmail,
    JSON.stringify(context),
  );
  yield* refuseTooMany(space, 'events');
  if (space !== liveSpace) return row;
  const webhooks = yield* query(webhookStatements.webhooksOf, eventCode);
  yield* enqueue(entries(webhooks.map(readId)));
  return row;
}

export function* listEvents(filter: EventFilter): Transaction<PageResult<EventRow>> {
  const { space, eventCode, contactEmail, ...page } = filter;
  const [before = null, limit = null] = pageValues(page);
  const by = [eventCode, contactEmail].filter((value): value is string => value !== undefined);
  const { list, count } = eventLists(eventCode !== undefined, contactEmail !== undefined);
  const rows = yield* query(list, space, before, limit, ...by);
  const [counted] = yield* query(count, space, ...by);
  return { rows: rows.map(readEvent), size: Number(counted?.count) };
}

function eventLists(byCode: boolean, byContact: boolean) {
  if (byCode && byContact) {
    return { list: eventStatements.listEventsByBoth, count: eventStatements.countEventsByBoth };
  }
  if (byCode)
    return { list: eventStatements.listEventsByCode, count: eventStatements.countEventsByCode };
  return byContact
    ? { list: eventStatements.listEventsByContact, count: eventStatements.countEventsByContact }
    : { list: eventStatements.listEvents, count: eventStatements.countEvents };
}

export const readEvent = rowReader({
  id: text,
  created_at: integer,
  event_code: text,
  contact_email: text,
  context: json<EventRow['context']>(),
});
