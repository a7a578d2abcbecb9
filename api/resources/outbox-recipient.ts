import type { OutboxRow } from '../store/queue/outbox-store.ts';
import type { Store } from '../store/store.ts';

/**
 * The recipient of an outbox entry: an address, the URL of a webhook, or `operator` (the first of OPERATOR_EMAIL).
 * @returns empty when it is no longer stored, such as after delivery
 */
export function recipientsIn(
  store: Pick<
    Store,
    | 'listWebhooks'
    | 'findLead'
    | 'findEnquiry'
    | 'recipientOf'
    | 'readerOfCopy'
    | 'findSubscription'
  >,
): (row: Pick<OutboxRow, 'topic' | 'payload'>) => Promise<string> {
  let webhooks: Promise<Map<string, string>> | null = null;
  const webhookUrls = async () =>
    new Map((await store.listWebhooks()).map(({ id, url }) => [id, url]));

  return async ({ topic, payload }) => {
    const { to, email, recordId, transactionalId, copyId, subscriptionId, webhookId } = payload;
    if (typeof to === 'string') return to;
    if (typeof email === 'string') return email;
    if (topic === 'notice.webhook') return 'NOTICE_WEBHOOK_URL';
    if (topic.endsWith('.notify')) return recordId === undefined ? '' : 'operator';
    if (topic === 'lead.receipt') return leadAddress(recordId);
    if (topic === 'enquiry.receipt') {
      return (await store.findEnquiry(String(recordId)))?.email ?? '';
    }
    if (typeof transactionalId === 'string')
      return (await store.recipientOf(transactionalId)) ?? '';
    if (typeof copyId === 'string') return (await store.readerOfCopy(copyId)) ?? '';
    if (typeof subscriptionId === 'string') {
      return (await store.findSubscription(subscriptionId))?.email ?? '';
    }
    webhooks ??= webhookUrls();
    return (await webhooks).get(String(webhookId)) ?? '';
  };

  async function leadAddress(recordId: unknown): Promise<string> {
    const lead = await store.findLead(String(recordId));
    return typeof lead?.metadata.email === 'string' ? lead.metadata.email : '';
  }
}
