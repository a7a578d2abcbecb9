import { z } from 'zod';
import type { Report } from '../resources/reported-mail.ts';
import { bounceOf, complaintOf, statuses } from './event-report.ts';
import { eventDigest, isRecent, jsonOf, type Provider, ProviderAwayError } from './provider.ts';
import {
  addressAt,
  type Fetch,
  readSnsMessage,
  type SnsMessage,
  snsVerifier,
} from './sns-message.ts';

interface SesSettings {
  /** The ARNs of our topics. Others are rejected before anything is fetched. */
  topics: readonly string[];
  fetch: Fetch;
  /** Milliseconds since the epoch. */
  now(): number;
}

/** Events of Amazon SES, posted by a topic of Amazon SNS, whose subscription is confirmed once its message is verified. */
export function ses({ topics, fetch, now }: SesSettings): Provider {
  const isFromSns = snsVerifier(fetch, now);
  return async ({ body }) => {
    const message = readSnsMessage(jsonOf(body));
    if (!message || !topics.includes(message.TopicArn)) return null;
    if (!isRecent(Date.parse(message.Timestamp), now(), maxAge)) return null;
    if (!(await isFromSns(message))) return null;
    if (message.Type === 'SubscriptionConfirmation') return confirm(message);
    return message.Type === 'Notification' ? reportsIn(jsonOf(message.Message)) : [];
  };

  async function confirm({ TopicArn, SubscribeURL }: SnsMessage): Promise<Report[] | null> {
    const url = addressAt(TopicArn, SubscribeURL);
    const query = url?.searchParams;
    if (query?.get('Action') !== 'ConfirmSubscription' || query.get('TopicArn') !== TopicArn)
      return null;
    if ((await fetch(url?.href ?? '')) === null)
      throw new ProviderAwayError('SNS did not confirm the subscription.');
    return [];
  }
}

/** SNS retries for at most a day. */
const maxAge = 48 * 60 * 60_000;

const recipient = z.object({
  emailAddress: z.string(),
  status: z.string().nullish(),
  diagnosticCode: z.string().nullish(),
});

const notification = z.object({
  /** Configuration sets publish `eventType` instead. */
  notificationType: z.string().optional(),
  eventType: z.string().optional(),
  bounce: z
    .object({
      bounceType: z.string().nullish(),
      bounceSubType: z.string().nullish(),
      feedbackId: z.string().nullish(),
      bouncedRecipients: z.array(recipient),
    })
    .optional(),
  complaint: z
    .object({
      feedbackId: z.string().nullish(),
      complaintFeedbackType: z.string().nullish(),
      complainedRecipients: z.array(recipient),
    })
    .optional(),
  mail: z.object({
    messageId: z.string().nullish(),
    source: z.string().nullish(),
    headers: z.array(z.object({ name: z.string(), value: z.string() })).nullish(),
  }),
});

function reportsIn(json: unknown): Report[] {
  const read = notification.safeParse(json);
  if (!read.success) return [];
  const { bounce, complaint, mail, notificationType, eventType } = read.data;
  const kind = notificationType ?? eventType;
  // Our original headers, since SES overwrites the Message-ID.
  const texts = [
    mail.source ?? '',
    ...(mail.headers ?? []).map(({ name, value }) => `${name}: ${value}`),
  ];
  const event = (feedbackId: string | null | undefined, address: string) => ({
    digest: eventDigest('ses', feedbackId ?? mail.messageId ?? '', String(kind), address),
    recipient: address,
    texts,
  });
  if (kind === 'Bounce' && bounce) {
    const { bounceType, bounceSubType, feedbackId } = bounce;
    const said = statusOf(bounceType ?? '', bounceSubType ?? '');
    return bounce.bouncedRecipients.map(({ emailAddress, status, diagnosticCode }) => {
      const reply = diagnosticCode ?? '';
      const known = status || (reply === '' ? said : '');
      return bounceOf(event(feedbackId, emailAddress), { status: known, reply });
    });
  }
  if (kind !== 'Complaint' || !complaint) return [];
  const type = complaint.complaintFeedbackType ?? '';
  if (noComplaints.includes(type)) return [];
  return complaint.complainedRecipients.map(({ emailAddress }) =>
    complaintOf(event(complaint.feedbackId, emailAddress), `Feedback-Type: ${type || 'unknown'}`),
  );
}

/** For bounces without a status and a reply, such as of addresses on the account's suppression list. */
function statusOf(type: string, subType: string): string {
  if (type === 'Permanent') return statuses.noMailbox;
  return bySubType[subType] ?? '';
}

const bySubType: Readonly<Record<string, string>> = {
  MailboxFull: statuses.full,
  MessageTooLarge: statuses.tooLarge,
  ContentRejected: statuses.content,
  AttachmentRejected: statuses.content,
};

/** Feedback types that are not complaints. */
const noComplaints = ['not-spam', 'auth-failure', 'virus'];
