import type { Buried } from '../outbox/queue.ts';
import { announcementOf } from '../resources/announcement-of.ts';
import { transactionalResource } from '../resources/transactional-resource.ts';
import type { Store } from '../store/store.ts';

interface GiveUpDeps {
  store: Pick<Store, 'findUnsent' | 'noteDelivery' | 'settleCopy'>;
  /** Milliseconds since the epoch. */
  now(): number;
  newId(): string;
}

/** Marks an email failed that the outbox gave up between attempts, so that it does not stay `queued`. */
export function givingUp({ store, now, newId }: GiveUpDeps) {
  return async ({ payload }: Buried, reply: string): Promise<void> => {
    const { transactionalId, copyId } = payload;
    if (typeof copyId === 'string') await store.settleCopy(copyId, 'failed');
    if (typeof transactionalId !== 'string' || !(await store.findUnsent(transactionalId))) return;
    const at = now();
    const announcement = announcementOf('mail.failed', { at, newId }, transactionalResource);
    const attempt = { id: newId(), at, outcome: 'failed', reply } as const;
    await store.noteDelivery(transactionalId, attempt, 'failed', { announcement });
  };
}
