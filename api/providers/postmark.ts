import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Report } from '../resources/reported-mail.ts';
import { bounceOf, complaintOf, statuses } from './event-report.ts';
import { eventDigest, jsonOf, type Posted, type Provider } from './provider.ts';

/** Postmark's webhooks, which use basic authentication. @param login `name:password` */
export function postmark({ login }: { login: string }): Provider {
  const expected = digestOf(`Basic ${Buffer.from(login).toString('base64')}`);
  return async ({ headers, body }: Posted) => {
    const received = digestOf(String(headers.authorization ?? ''));
    return timingSafeEqual(received, expected) ? reportOf(jsonOf(body)) : null;
  };
}

/** Has a fixed length, for a comparison in constant time. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

const record = z.object({
  RecordType: z.enum(['Bounce', 'SpamComplaint']),
  ID: z.union([z.number(), z.string()]),
  Type: z.string().nullish(),
  Email: z.string(),
  Description: z.string().nullish(),
  Details: z.string().nullish(),
  /** The bounce email, if the webhook includes it. */
  Content: z.string().nullish(),
});

function reportOf(json: unknown): Report[] {
  const read = record.safeParse(json);
  if (!read.success) return [];
  const { RecordType, ID, Type, Email: recipient, Description, Details, Content } = read.data;
  const digest = eventDigest('postmark', RecordType, String(ID));
  const about = { digest, recipient, texts: [Content ?? ''] };
  if (RecordType === 'SpamComplaint' || Type === 'SpamComplaint')
    return [complaintOf(about, 'Feedback-Type: abuse')];
  const status = byType[Type ?? ''];
  if (status === undefined) return [];
  return [bounceOf(about, { status, reply: Details || Description || '' })];
}

/** Other types, such as AutoResponder, are not bounces. */
const byType: Readonly<Record<string, string>> = {
  HardBounce: statuses.noMailbox,
  BadEmailAddress: statuses.noMailbox,
  Blocked: statuses.policy,
  SpamNotification: statuses.policy,
  DMARCPolicy: statuses.policy,
  VirusNotification: statuses.content,
  Transient: '',
  SoftBounce: '',
  DnsError: '',
  Undeliverable: '',
  Unknown: '',
};
