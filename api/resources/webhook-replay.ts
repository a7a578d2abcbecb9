import type { Replayed } from '../store/queue/endpoint-store.ts';
import type { Store } from '../store/store.ts';

const pageSize = 100;

/**
 * The messages posted to a webhook since a time, in their original order.
 * @param since milliseconds since the epoch
 * @returns null if there are more than `max`
 */
export async function messagesSince(
  store: Pick<Store, 'listDeliveries'>,
  { webhookId, since, max }: { webhookId: string; since: number; max: number },
): Promise<string[] | null> {
  const messages = new Set<string>();
  let before: string | undefined;
  for (;;) {
    const page = { limit: pageSize, ...(before === undefined ? {} : { before }) };
    const rows = await store.listDeliveries(webhookId, page);
    for (const { createdAt, entryId } of rows) {
      // Ids sort by time.
      if (createdAt < since) return [...messages].toSorted();
      messages.add(entryId);
      if (messages.size > max) return null;
    }
    if (rows.length < pageSize) return [...messages].toSorted();
    before = rows.at(-1)?.id;
  }
}

/** Queues messages again. @param webhookId treats messages of other webhooks as unknown */
export async function replayEach(
  store: Pick<Store, 'replay'>,
  messages: readonly string[],
  webhookId?: string,
): Promise<Record<Replayed, string[]>> {
  const outcomes: Record<Replayed, string[]> = {
    replayed: [],
    waiting: [],
    forgotten: [],
    removed: [],
    unknown: [],
  };
  for (const message of messages) {
    outcomes[await store.replay(message, webhookId)].push(message);
  }
  return outcomes;
}
