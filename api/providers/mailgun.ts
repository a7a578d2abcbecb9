import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Report } from '../resources/reported-mail.ts';
import type { Store } from '../store/store.ts';
import { bounceOf, complaintOf, statuses } from './event-report.ts';
import { eventDigest, isRecent, jsonOf, type Provider } from './provider.ts';

interface MailgunSettings {
  /** The webhook signing key. */
  key: string;
  store: Pick<Store, 'countUse'>;
  /** Milliseconds since the epoch. */
  now(): number;
}

/**
 * Mailgun's webhooks. The signature covers a time and a token, but not the event. Whoever knows one could sign any event
 * with it, so a token is valid only with the first body.
 */
export function mailgun({ key, store, now }: MailgunSettings): Provider {
  return async ({ body }) => {
    const read = posted.safeParse(jsonOf(body));
    if (!read.success) return null;
    const { signature, 'event-data': event } = read.data;
    const { timestamp, token } = signature;
    if (!isSigned(signature, key)) return null;
    if (!isRecent(Number(timestamp || Number.NaN) * 1_000, now(), maxAge)) return null;
    const uses = async (...parts: string[]) => {
      const use = { key: `mailgun:${eventDigest('mailgun', ...parts)}`, window: maxAge * 2 };
      return (await store.countUse(use)).count;
    };
    // An event is repeated if the response was lost; it then changes nothing.
    const ofBody = await uses(token, createHash('sha256').update(body).digest('base64url'));
    if ((await uses(token)) > ofBody) return null;
    return reportOf(event, eventDigest('mailgun', token));
  };
}

/** Mailgun retries for eight hours. */
const maxAge = 12 * 60 * 60_000;

const posted = z.object({
  signature: z.object({
    timestamp: z.string().max(20),
    token: z.string().min(1).max(100),
    signature: z.string(),
  }),
  'event-data': z.unknown(),
});

function isSigned(
  { timestamp, token, signature }: z.output<typeof posted>['signature'],
  key: string,
): boolean {
  const expected = createHmac('sha256', key).update(`${timestamp}${token}`).digest();
  const received = Buffer.from(signature, 'hex');
  return received.length === expected.length && timingSafeEqual(received, expected);
}

const eventData = z.object({
  event: z.enum(['failed', 'complained']),
  severity: z.string().nullish(),
  recipient: z.string(),
  'delivery-status': z
    .object({
      code: z.union([z.number(), z.string()]).nullish(),
      'enhanced-code': z.string().nullish(),
      message: z.string().nullish(),
      description: z.string().nullish(),
    })
    .nullish(),
  envelope: z.object({ sender: z.string().nullish() }).nullish(),
  message: z
    .object({ headers: z.object({ 'message-id': z.string().nullish() }).nullish() })
    .nullish(),
});

/** Omits other events, and failures that Mailgun retries. */
function reportOf(json: unknown, digest: string): Report[] {
  const read = eventData.safeParse(json);
  if (!read.success) return [];
  const { event, severity, recipient, envelope, message } = read.data;
  const status = read.data['delivery-status'];
  const id = message?.headers?.['message-id'] ?? '';
  const about = { digest, recipient, texts: [`<${id}>`, envelope?.sender ?? ''] };
  if (event === 'complained') return [complaintOf(about, 'Feedback-Type: abuse')];
  if (severity === 'temporary') return [];
  const code = String(status?.code ?? '');
  const said = [status?.message, status?.description].find((text) => text) ?? '';
  const own = ownCodes[code];
  if (own === 'complained') return [complaintOf(about, said)];
  if (own === 'unsubscribed') return [];
  const isReply = /^[45][0-5]\d$/.test(code) && !said.startsWith(code);
  return [
    bounceOf(about, {
      status: own ?? status?.['enhanced-code'] ?? '',
      reply: isReply ? `${code} ${said}` : said,
    }),
  ];
}

/** Mailgun's own codes for addresses to which it no longer sends. */
const ownCodes: Readonly<Record<string, string>> = {
  '605': statuses.noMailbox,
  '606': 'unsubscribed',
  '607': 'complained',
};
