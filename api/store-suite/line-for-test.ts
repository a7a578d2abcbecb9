import type { ClaimedEntry, OutboxEntry } from '../store/queue/outbox-store.ts';
import type { Store } from '../store/store.ts';
import { acceptance, enquiry, outboxEntry } from './acceptances.ts';
import { attemptAt, handBack } from './account-calls.ts';
import type { StoreHarness } from './store-harness.ts';

export const written = 1_700_000_000_000;
export const lease = 30_000;

/** Opens stores in which entries wait, with what claims them for endpoints and notes how these respond. */
export function storesWithLine(harness: () => StoreHarness) {
  return async (line: OutboxEntry[] = []) => {
    const clock = { now: written };
    const open = () => harness().open(() => clock.now);
    const store = await open();
    await store.accept(acceptance(enquiry(), {}, line));
    const claim = (limit = 50, from: Store = store) =>
      from.claimOutbox({ lane: 'webhooks', limit, leaseUntil: clock.now + lease });
    const respond = (endpoint: string, error: string | null) =>
      store.recordResponse(attemptAt(endpoint, error));
    const fail = async (endpoint: string, times: number) => {
      await handBack(store);
      for (let time = 0; time < times; time += 1) await respond(endpoint, 'No response.');
    };
    return { clock, open, store, claim, respond, fail };
  };
}

/** Entries for a webhook. */
export const to = (webhookId: string, count = 1) =>
  Array.from({ length: count }, () =>
    outboxEntry({ topic: 'event.webhook', payload: { webhookId } }),
  );

/** Entries for a push service. */
export const pushTo = (service: string, count: number) =>
  Array.from({ length: count }, () => outboxEntry({ topic: 'push.send', payload: { service } }));

export const endpointsOf = (entries: ClaimedEntry[]) => entries.map(({ endpoint }) => endpoint);
