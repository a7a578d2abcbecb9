import type { Announcement } from '../queue/announcement.ts';
import type { Attempt, BuriedEntry, ClaimedEntry, OutboxStore } from '../queue/outbox-store.ts';
import type { TransactionalRow } from '../transactionals/transactional-store.ts';

/**
 * How attempts and entries of the outbox end. An email whose entry dies becomes `failed` in the same transaction,
 * unless it has been settled; `failed` announces that.
 */
export interface SettlingStore {
  /**
   * Records the result of an attempt, unless the entry has been claimed again since.
   * @returns whether it was recorded
   */
  settleOutbox(
    claimed: Pick<ClaimedEntry, 'id' | 'attempts'>,
    result: Attempt,
    failed?: FailedMail,
  ): Promise<boolean>;
  /** See `OutboxStore`: settles dead entries, and forgets what their emails would have sent. */
  discardOutbox: OutboxStore['discardOutbox'];
  /** Marks entries dead whose claims were lost `maxLostClaims` times. */
  buryLost(error: string, failed?: FailedMail): Promise<BuriedEntry[]>;
  /**
   * Marks entries dead that have waited for a paused endpoint longer than any entry is retried; a few at a
   * time.
   */
  buryOverdue(error: string, limit: number, failed?: FailedMail): Promise<BuriedEntry[]>;
}

export type FailedMail = Announcement<TransactionalRow>;
