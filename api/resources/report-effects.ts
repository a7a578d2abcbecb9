import type { ReportEffects } from '../store/bounces/bounce-store.ts';
import { announcementOf } from './announcement-of.ts';
import { isoTimestamp } from './iso-timestamp.ts';
import { transactionalResource } from './transactional-resource.ts';
import { unsubscribed } from './unsubscription.ts';

/** The outbox entry that warns the operator about rejections of the sender. */
export const senderAlarmTopic = 'sender.alarm';

/**
 * The effects of a bounce or a complaint besides its own record.
 * @param kind null for a reply in the SMTP dialogue, which the email's delivery announces
 * @param at milliseconds since the epoch
 */
export function reportEffects(
  kind: 'bounced' | 'complained' | null,
  at: number,
  newId: () => string,
): ReportEffects {
  const made = { at, newId };
  return {
    newId,
    unsubscribed: unsubscribed(at, newId),
    ...(kind && { reported: announcementOf(`mail.${kind}`, made, transactionalResource) }),
    rejected: announcementOf('sender.refused', made, ({ recipients, since, reason, reply }) => ({
      recipients,
      since: isoTimestamp(since),
      reason,
      reply,
    })),
    alarmed: (alarm) => [
      { id: newId(), topic: senderAlarmTopic, payload: { ...alarm }, createdAt: at },
    ],
  };
}
