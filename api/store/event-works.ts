import type { EventFilter, EventRow, Listed, WebhookRow } from './account-store.ts';
import type { OutboxEntry } from './outbox-store.ts';
import { putInLine } from './outbox-works.ts';
import { pageValues } from './page-values.ts';
import { statements } from './statements.ts';
import { type DatabaseRow, query, type Value, type Work } from './work.ts';

export function* recordEvent(
  event: EventRow & { isTest: boolean },
  entries: (webhookIds: string[]) => OutboxEntry[],
): Work<EventRow> {
  const { isTest, ...row } = event;
  const { id, createdAt, eventCode, contactEmail, context } = row;
  yield* query(
    statements.insertEvent,
    ...[id, createdAt, Number(isTest), eventCode, contactEmail, JSON.stringify(context)],
  );
  if (isTest) return row;
  const webhooks = yield* query(statements.webhooksOf, eventCode);
  yield* putInLine(entries(webhooks.map((webhook) => webhook.id as string)));
  return row;
}

export function* listEvents(filter: EventFilter): Work<Listed<EventRow>> {
  const { isTest, eventCode, contactEmail, ...page } = filter;
  const [before = null, limit = null] = pageValues(page);
  const by = [eventCode, contactEmail].filter((value): value is string => value !== undefined);
  const { list, count } = eventLists(eventCode !== undefined, contactEmail !== undefined);
  const rows = yield* query(list, Number(isTest), before, limit, ...by);
  const [counted] = yield* query(count, Number(isTest), ...by);
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
    url: row.url as string,
    secret: row.secret as string,
  };
}

export function webhookValues({ id, createdAt, eventCode, url, secret }: WebhookRow): Value[] {
  return [id, createdAt, eventCode, url, secret];
}
