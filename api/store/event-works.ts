import { liveSpace, type Space } from '@grovemail/domain/keys/space.ts';
import type { EventFilter, EventRow, Listed, WebhookRow } from './account-store.ts';
import type { OutboxEntry } from './outbox-store.ts';
import { putInLine } from './outbox-works.ts';
import { pageValues } from './page-values.ts';
import { statements } from './statements.ts';
import { refuseTooMany, writeToSpace } from './visits/visitor-space.ts';
import { type DatabaseRow, query, type Value, type Work } from './work.ts';

export function* recordEvent(
  event: EventRow & { space: Space },
  entries: (webhookIds: string[]) => OutboxEntry[],
  now: number,
): Work<EventRow> {
  const { space, ...row } = event;
  const { id, createdAt, eventCode, contactEmail, context } = row;
  yield* writeToSpace(space, row, now);
  yield* query(
    statements.insertEvent,
    ...[id, createdAt, space, eventCode, contactEmail, JSON.stringify(context)],
  );
  yield* refuseTooMany(space, 'events');
  if (space !== liveSpace) return row;
  const webhooks = yield* query(statements.webhooksOf, eventCode);
  yield* putInLine(entries(webhooks.map((webhook) => webhook.id as string)));
  return row;
}

/** What still waits for it goes out of the line at once: there is nobody to be waited for. */
export function* removeWebhook(id: string, now: number): Work<'removed' | 'unknown'> {
  const [removed] = yield* query(statements.removeWebhook, id, now);
  if (!removed) return 'unknown';
  yield* query(statements.endpointAnswered, id);
  return 'removed';
}

export function* listEvents(filter: EventFilter): Work<Listed<EventRow>> {
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
    return { list: statements.listEventsByBoth, count: statements.countEventsByBoth };
  }
  if (byCode) return { list: statements.listEventsByCode, count: statements.countEventsByCode };
  return byContact
    ? { list: statements.listEventsByContact, count: statements.countEventsByContact }
    : { list: statements.listEvents, count: statements.countEvents };
}

export function readEvent(row: DatabaseRow): EventRow {
  return {
    id: row.id as string,
    createdAt: row.created_at as number,
    eventCode: row.event_code as string,
    contactEmail: row.contact_email as string,
    context: JSON.parse(row.context as string),
  };
}

export function readWebhook(row: DatabaseRow): WebhookRow {
  return {
    id: row.id as string,
    createdAt: row.created_at as number,
    eventCode: row.event_code as string,
    ...(row.type === null ? {} : { type: row.type as string }),
    url: row.url as string,
    secret: row.secret as string,
    ...(typeof row.previous_secret === 'string' && { previousSecret: row.previous_secret }),
  };
}

export function webhookValues(webhook: WebhookRow): Value[] {
  const { id, createdAt, eventCode, type, url, secret } = webhook;
  return [id, createdAt, eventCode, type ?? null, url, secret];
}
