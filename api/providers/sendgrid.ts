import { type KeyObject, verify } from 'node:crypto';
import { z } from 'zod';
import type { Report } from '../resources/reported-mail.ts';
import { bounceOf, complaintOf, statuses } from './event-report.ts';
import { eventDigest, isRecent, jsonOf, type Posted, type Provider } from './provider.ts';

interface SendGridSettings {
  /** The verification key, on the curve P-256. */
  key: KeyObject;
  /** Milliseconds since the epoch. */
  now(): number;
}

/** Twilio SendGrid's signed event webhook: ECDSA over the time and the raw body. */
export function sendGrid({ key, now }: SendGridSettings): Provider {
  return async (posted) => {
    const { signature, timestamp } = proofIn(posted);
    if (!isRecent(Number(timestamp || Number.NaN) * 1_000, now(), maxAge)) return null;
    const signed = Buffer.concat([Buffer.from(timestamp), posted.body]);
    if (!verify('sha256', signed, key, Buffer.from(signature, 'base64'))) return null;
    const events = z.array(z.unknown()).safeParse(jsonOf(posted.body));
    return events.success ? events.data.flatMap(reportOf) : [];
  };
}

function proofIn({ headers }: Posted) {
  const header = (name: string) => String(headers[`x-twilio-email-event-webhook-${name}`] ?? '');
  return { signature: header('signature'), timestamp: header('timestamp') };
}

/** SendGrid retries for a day. */
const maxAge = 48 * 60 * 60_000;

const event = z.object({
  email: z.string(),
  event: z.enum(['bounce', 'dropped', 'spamreport']),
  sg_event_id: z.string(),
  'smtp-id': z.string().nullish(),
  status: z.string().nullish(),
  reason: z.string().nullish(),
});

/** Omits other events, such as `deferred`, which SendGrid retries. */
function reportOf(json: unknown): Report[] {
  const read = event.safeParse(json);
  if (!read.success) return [];
  const { email: recipient, event: kind, sg_event_id: id, status, reason } = read.data;
  const digest = eventDigest('sendgrid', id, kind, recipient);
  const about = { digest, recipient, texts: [read.data['smtp-id'] ?? ''] };
  const reply = reason ?? '';
  if (kind === 'spamreport') return [complaintOf(about, 'Feedback-Type: abuse')];
  if (kind === 'bounce') return [bounceOf(about, { status: status ?? '', reply })];
  if (/^spam reporting address/i.test(reply)) return [complaintOf(about, reply)];
  // Not sent, because SendGrid suppressed it.
  if (/^unsubscribed address/i.test(reply)) return [];
  const isGone = /^(?:bounced address|invalid)/i.test(reply);
  return [bounceOf(about, { status: isGone ? statuses.noMailbox : (status ?? ''), reply })];
}
