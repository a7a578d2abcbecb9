import type { WebhookType } from '@grovemail/contract/webhooks/all.ts';
import { isoMoment } from '@grovemail/domain/iso-moment.ts';
import type { Announcement } from '../store/announcements/announcement.ts';

export const webhookTopic = 'webhook.send';

/**
 * Tells webhooks what happened, in the resource's own shape.
 * @param facts.at milliseconds since the epoch
 * @param data the resource as the API shows it
 * @param contactId the contact whose data that is, if it goes with the contact
 */
export function announcementOf<Row>(
  type: WebhookType,
  { at, newId }: { at: number; newId(): string },
  data: (row: Row) => object,
  contactId?: (row: Row) => string,
): Announcement<Row> {
  const timestamp = isoMoment(at);
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
