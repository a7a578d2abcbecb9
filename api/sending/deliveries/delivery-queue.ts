import { announcementOf } from '../../resources/announcement-of.ts';
import { transactionalResource } from '../../resources/transactional-resource.ts';
import type { Store } from '../../store/store.ts';
import type { Queue } from '../outbox/queue.ts';

interface QueueDeps {
  store: Store;
  /** Milliseconds since the epoch. */
  now(): number;
  newId(): string;
}

/** The outbox as the worker's queue: webhooks learn of each email that fails because its entry dies. */
export function deliveryQueue({ store, now, newId }: QueueDeps): Queue {
  const failed = () => announcementOf('mail.failed', { at: now(), newId }, transactionalResource);
  return {
    ...store,
    settleOutbox: (entry, result) => store.settleOutbox(entry, result, failed()),
    buryLost: (error) => store.buryLost(error, failed()),
    buryOverdue: (error, limit) => store.buryOverdue(error, limit, failed()),
  };
}
