import type { EmailEvent } from '@grovemail/contract/console/emails.ts';
import { webhookTopic } from '../../resources/announcement-of.ts';
import { recipientsIn } from '../../resources/outbox-recipient.ts';
import type { OutboxRow } from '../../store/queue/outbox-store.ts';
import type { Store } from '../../store/store.ts';
import { entriesNear } from './entries-near.ts';

/**
 * Webhook messages about an email that are waiting or dead. Delivered ones are stored without the email's id.
 * @param announced the events of the email that webhooks receive
 */
export async function webhookEvents(
  store: Store,
  mailId: string,
  announced: readonly { at: number | null }[],
): Promise<EmailEvent[]> {
  const isAbout = ({ topic, payload: { data } }: OutboxRow) =>
    topic === webhookTopic && typeof data === 'object' && data !== null && 'id' in data
      ? data.id === mailId
      : false;
  const rows = new Map<string, OutboxRow>();
  for (const { at } of announced)
    for (const state of ['waiting', 'dead'] as const)
      for (const row of await entriesNear(store, state, at ?? 0, isAbout)) rows.set(row.id, row);
  const recipientOf = recipientsIn(store);
  const events: EmailEvent[] = [];
  for (const row of rows.values()) {
    const { payload, state, nextAt: at, error } = row;
    events.push({
      kind: 'webhook',
      at,
      reply: error ?? '',
      type: String(payload.type),
      host: hostOf(await recipientOf(row)),
      ...(state === 'waiting' ? { isAhead: true } : {}),
    });
  }
  return events;
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url;
}
