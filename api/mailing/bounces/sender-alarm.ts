/**
 * The operator is warned when the servers of so many recipients reject the sender within this time, in milliseconds, and not
 * again before it has passed. Fewer recipients could forge reports.
 */
export const senderAlarmRule = { recipients: 5, within: 60 * 60_000 } as const;

/** Why email is rejected, for the operator. */
export interface SenderAlarm {
  /** Their number in the last hour. */
  recipients: number;
  /** The time of the first rejection, in milliseconds since the epoch. */
  since: number;
  /** The most common code or words, such as `5.7.26`. */
  reason: string;
  /** The last server's reply. */
  reply: string;
}
