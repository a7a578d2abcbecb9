import type { OutboxEntry } from './outbox-store.ts';

/**
 * The notifications of a write for the webhooks that are subscribed to its type. They are queued in the
 * transaction of the write, so webhooks are sent exactly what was committed.
 */
export interface Announcement<Row> {
  /** The type to which webhooks subscribe: `mail.sent`. */
  type: string;
  /** One entry for each webhook. @param row as stored by this write */
  entries(row: Row, webhookIds: readonly string[]): OutboxEntry[];
}
