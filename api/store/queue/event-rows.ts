import { integer, json, rowReader, text } from '../database/row.ts';
import type { EventRow } from './event-store.ts';

export const readEvent = rowReader({
  id: text,
  created_at: integer,
  event_code: text,
  contact_email: text,
  context: json<EventRow['context']>(),
});
