import { flag, integer, json, rowReader, text } from '../database/row.ts';
import type { DatabaseRow } from '../database/transaction.ts';
import type { PushMessageRow, PushSubscriptionRow } from './push-store.ts';

export const readPushSubscription = rowReader({
  id: text,
  created_at: integer,
  updated_at: integer,
  endpoint: text,
  p256dh: text,
  auth: text,
  email: text,
  is_proved: flag,
  info: json<PushSubscriptionRow['info']>(),
});

const readMessage = rowReader({
  id: text,
  created_at: integer,
  subscription_id: text,
  email: text,
  title: text,
  clicked_at: integer.nullable(),
  delivered_at: integer.nullable(),
  dismissed_at: integer.nullable(),
});

export function readPushMessage(row: DatabaseRow): PushMessageRow {
  const {
    clickedAt: click,
    deliveredAt: delivered,
    dismissedAt: dismiss,
    ...rest
  } = readMessage(row);
  return { ...rest, click, delivered, dismiss };
}
