import { bounceReason } from '../mailing/bounces/bounce-cause.ts';
import type { Report } from '../resources/reported-mail.ts';

interface Event {
  /** See `eventDigest`. */
  digest: string;
  recipient: string;
  /** Texts that may contain our id: the Message-ID, the envelope sender or other headers. */
  texts: readonly string[];
}

/**
 * A bounce that a mail service reports, under the same rules as bounces by email.
 * @param bounce.status an enhanced status code, or the equivalent of the service's own code
 * @param bounce.reply of the other server
 */
export function bounceOf(
  { recipient, ...event }: Event,
  { status, reply }: { status: string; reply: string },
): Report {
  const reason = bounceReason({ status, reply });
  const failure = { recipients: [recipient], reason, reply: reply === '' ? status : reply };
  return { kind: 'bounced', isVouched: true, failures: [failure], others: [], ...event };
}

export function complaintOf({ recipient, ...event }: Event, reply: string): Report {
  return { kind: 'complained', isVouched: true, recipients: [recipient], reply, ...event };
}

/** Status codes for the services' own terms. */
export const statuses = {
  noMailbox: '5.1.1',
  full: '5.2.2',
  tooLarge: '5.3.4',
  content: '5.6.0',
  policy: '5.7.1',
} as const;
