import type { WebhookType } from '@grovemail/contract/webhook-types.ts';
import type { Announcement } from '../store/queue/announcement.ts';
import { isoTimestamp } from './iso-timestamp.ts';

export const webhookTopic = 'webhook.send';

/**
 * A webhook event whose data is the resource as the API shows it.
 * @param facts.at milliseconds since the epoch
 * @param contactId the contact to whom the data belongs, and with whom it is deleted
 */
export function announcementOf<Row>(
  type: WebhookType,
  { at, newId }: { at: number; newId(): string },
  data: (row: Row) => object,
  contactId?: (row: Row) => string,
): Announcement<Row> {
  const timestamp = isoTimestamp(at);
  return {
    type,
    entries: (row, webhookIds) =>
      webhookIds.map((webhookId) => ({
        id: newId(),
        topic: webhookTopic,
        payload: { webhookId, type, timestamp, data: data(row) },
        createdAt: at,
        ...(contactId && { contactId: contactId(row) }),
      })),
  };
}
