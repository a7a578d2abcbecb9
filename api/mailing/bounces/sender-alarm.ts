/**
 * When the operator is warned that other servers reject the sender: so many recipients within this time, in milliseconds,
 * and not again before it has passed. One recipient could forge a report, so fewer prove nothing.
 */
export const senderAlarmRule = { recipients: 5, within: 60 * 60_000 } as const;

/** Why email is rejected, for the operator. */
export interface SenderAlarm {
  /** How many recipients, in the last hour. */
  recipients: number;
  /** When the first of them rejected; milliseconds since the epoch. */
  since: number;
  /** The code or the words that most of them gave, such as `5.7.26`. */
  reason: string;
  /** The last server's reply. */
  reply: string;
}
