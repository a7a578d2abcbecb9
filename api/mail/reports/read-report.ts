import { createHash } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { deliveryStatus } from './delivery-status.ts';
import { isAutomaticReply, isDelay, looksLikeBounce } from './message-kinds.ts';
import { plainBounce } from './plain-bounce.ts';
import type { Bounce, Complaint, NoReport, ReceivedMessage } from './received-report.ts';
import { addressesIn, groupsOf, lineOf, partOf } from './report-fields.ts';

/**
 * Reads a bounce (RFC 3464, its internationalized twin RFC 6533, or in plain text as qmail and Exim write it) or a
 * complaint (ARF, RFC 5965).
 * @param message the raw message with its headers
 */
export async function readReport(message: Uint8Array): Promise<ReceivedMessage> {
  const digest = createHash('sha256').update(message).digest('base64url');
  const mail = await parse(message);
  if (!mail) return { digest, ...dropped('Its headers or parts are too long or nested.', '') };
  const report = reportIn(mail);
  if (report.kind !== 'bounced' && report.kind !== 'complained') return { digest, ...report };
  const texts = [
    ...mail.headers.map(({ key, value }) => `${key}: ${value}`),
    ...mail.attachments.map(({ content }) => String(content)),
    humanText(mail),
  ];
  return { digest, ...report, texts };
}

/** @returns null if nesting or headers exceed those of mail servers */
function parse(message: Uint8Array): Promise<Email | null> {
  const options = {
    attachmentEncoding: 'utf8',
    forceRfc822Attachments: true,
    // Parsing address lists takes superlinear time.
    maxHeadersSize: 65_536,
  } as const;
  return PostalMime.parse(firstLines(message), options).catch(() => null);
}

/**
 * The part of the message before the returned mail. The parser blocks the event loop for 10 µs a line, so a megabyte of
 * empty lines would block it for ten seconds.
 */
function firstLines(message: Uint8Array): Uint8Array {
  let end = -1;
  for (let line = 0; line < maxLines; line += 1) {
    end = message.indexOf(lineFeed, end + 1);
    if (end < 0) return message;
  }
  return message.subarray(0, end);
}

const maxLines = 5_000;
const lineFeed = 0x0a;

function reportIn(mail: Email): Bounce | Complaint | NoReport {
  const subject = lineOf(mail.subject ?? '');
  const status = partOf(mail, 'message/delivery-status', 'message/global-delivery-status');
  if (status !== null) return bounce(deliveryStatus(status, humanText(mail)), subject);
  const feedback = partOf(mail, 'message/feedback-report');
  if (feedback !== null) return complaint(feedback, mail);
  if (isAutomaticReply(mail)) return ignored('It is an automatic reply.', subject);
  if (!looksLikeBounce(mail)) return ignored('It is no report.', subject);
  if (isDelay(mail)) return ignored('It reports a delay.', subject);
  const plain = plainBounce(humanText(mail), failedRecipients(mail));
  const isClear = plain.failures.some(({ reason }) => reason.decidedBy !== '');
  return isClear ? plain : dropped('It looks like a bounce, but gives no reason.', subject);
}

function bounce(read: Bounce | null, subject: string): Bounce | NoReport {
  if (!read) return dropped('It names no recipient.', subject);
  return read.failures.length > 0 ? read : ignored('It reports a delay or a success.', subject);
}

/** People report `abuse` and `fraud`; `not-spam` means the opposite (RFC 5965 §7.3, RFC 6430). */
function complaint(feedback: string, mail: Email): Complaint | NoReport {
  const [fields = new Map<string, string>()] = groupsOf(feedback);
  const type = fields.get('feedback-type') ?? '';
  const line = lineOf(`Feedback-Type: ${type}`);
  if (type === '') return dropped('Its feedback has no type.', line);
  if (!/^(?:abuse|fraud)$/i.test(type)) return ignored('It is no complaint.', line);
  const original = partOf(mail, ...originals) ?? '';
  const [headers = new Map<string, string>()] = groupsOf(original);
  const recipients = [
    ...['original-rcpt-to', 'removal-recipient'].flatMap((name) => addressesIn(fields.get(name))),
    ...addressesIn(headers.get('to')),
  ];
  return { kind: 'complained', recipients, reply: line };
}

const originals = [
  'message/rfc822',
  'text/rfc822-headers',
  'message/rfc822-headers',
  'message/global',
  'message/global-headers',
];

function failedRecipients({ headers }: Email): string[] {
  const fields = headers.filter(({ key }) => key === 'x-failed-recipients');
  return fields.flatMap(({ value }) => value.split(',').flatMap((one) => addressesIn(one)));
}

/** The human-readable part. */
function humanText({ text = '', html = '' }: Email): string {
  if (text.trim() !== '') return text;
  return html
    .slice(0, maxHtml)
    .replace(/<(?:br|\/p|\/div|\/tr|\/li|\/h\d)\b[^<>]{0,200}>/gi, '\n')
    .replace(/<[^<>]{0,2000}>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
}

const maxHtml = 100_000;

function ignored(why: string, reply: string): NoReport {
  return { kind: 'ignored', why, reply };
}

function dropped(why: string, reply: string): NoReport {
  return { kind: 'dropped', why, reply };
}
