import type { Announcement } from '../queue/announcement.ts';
import type { Attempt, BuriedEntry, ClaimedEntry, OutboxStore } from '../queue/outbox-store.ts';
import type { TransactionalRow } from '../transactionals/transactional-store.ts';

/**
 * Settles attempts and entries of the outbox. An email whose entry dies becomes `failed` in the same transaction, which the
 * announcement `failed` reports.
 */
export interface SettlingStore {
  /**
   * Records the result of an attempt, unless the entry was claimed again.
   * @returns whether it was recorded
   */
  settleOutbox(
    claimed: Pick<ClaimedEntry, 'id' | 'attempts'>,
    result: Attempt,
    failed?: FailedMail,
  ): Promise<boolean>;
  /** See `OutboxStore`. Also deletes the messages of emails. */
  discardOutbox: OutboxStore['discardOutbox'];
  /** Marks entries as dead whose claims were lost `maxLostClaims` times. */
  buryLost(error: string, failed?: FailedMail): Promise<BuriedEntry[]>;
  /** Marks entries as dead that have waited for a paused endpoint longer than `retryWindow`. */
  buryOverdue(error: string, limit: number, failed?: FailedMail): Promise<BuriedEntry[]>;
}

export type FailedMail = Announcement<TransactionalRow>;
