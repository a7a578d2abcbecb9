import type { OutboxEntry } from '../outbox/outbox-store.ts';

/**
 * What a write tells the webhooks that wait for its type. The entries are put in line in the
 * transaction of the write, so a webhook hears of all that happened, and of nothing else.
 */
export interface Announcement<Row> {
  /** As webhooks are subscribed to it: `mail.sent`. */
  type: string;
  /** One entry for each webhook. @param row what was written, as it is stored now */
  entries(row: Row, webhookIds: readonly string[]): OutboxEntry[];
}
