import type { EmailDetail } from '@grovemail/contract/console/emails.ts';

export interface Ending {
  word: string;
  why: string;
  /** Milliseconds since the epoch. */
  at: number;
  isBad: boolean;
}

/** How an email ended, in words that fit around a postmark; null while it has not. */
export function endingOf({ status, events, createdAt }: EmailDetail): Ending | null {
  const words = endings[status];
  if (!words) return null;
  const kind = status === 'suppressed' || status === 'queued' ? null : status;
  const event = events.findLast((each) => each.kind === kind);
  const [word, why] = words;
  return {
    word,
    why: (status === 'bounced' && reasonIn(event?.reply ?? '')) || why,
    at: event?.at ?? createdAt,
    isBad: status !== 'sent',
  };
}

const endings: Readonly<Partial<Record<EmailDetail['status'], [word: string, why: string]>>> = {
  sent: ['Sent', 'By email'],
  failed: ['Gave up', 'Not sent'],
  bounced: ['Returned', 'To sender'],
  complained: ['Complaint', 'Called spam'],
  suppressed: ['Stopped', 'Not sent'],
};

/** Of the codes of RFC 3463 those that say it in three words. */
const reasons: readonly (readonly [code: RegExp, why: string])[] = [
  [/\b5\.1\.(?:1|6|10)\b/, 'No such box'],
  [/\b5\.1\.2\b/, 'No such host'],
  [/\b5\.2\.1\b/, 'Box closed'],
  [/\b[45]\.2\.2\b/, 'Box full'],
];

function reasonIn(reply: string): string | undefined {
  return reasons.find(([code]) => code.test(reply))?.[1];
}
