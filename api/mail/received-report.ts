import PostalMime, { type Email } from 'postal-mime';

export interface ReceivedReport {
  /** `bounced` is permanent. Delays and temporary failures do not count. */
  kind: 'bounced' | 'complained';
  /** As the report claims, unverified. */
  recipients: string[];
  /** Headers and parts that may contain the return path. */
  texts: string[];
  /** The other server's reply, on one line. */
  reply: string;
  /** The status code of a bounce that is not about a missing mailbox, such as 5.7.26; else null. */
  sparedBy: string | null;
}

/**
 * Reads a delivery status notification (RFC 3464) or a complaint (ARF, RFC 5965).
 * @param message the raw message with its headers
 * @returns null for any other message, and for a report of success or delay
 */
export async function readReport(message: Uint8Array): Promise<ReceivedReport | null> {
  const mail = await parse(message);
  if (!mail) return null;
  const texts = [
    ...mail.headers.map(({ key, value }) => `${key}: ${value}`),
    ...mail.attachments.map(({ content }) => String(content)),
  ];
  const status = partOf(mail, 'message/delivery-status');
  if (status !== null) return bounce(status, texts);
  const feedback = partOf(mail, 'message/feedback-report');
  return feedback === null ? null : complaint(feedback, mail, texts);
}

/** @returns null if nesting or headers exceed what mail servers write */
function parse(message: Uint8Array): Promise<Email | null> {
  const options = {
    attachmentEncoding: 'utf8',
    forceRfc822Attachments: true,
    // Parsing address lists takes more than linear time.
    maxHeadersSize: 65_536,
  } as const;
  return PostalMime.parse(firstLines(message), options).catch(() => null);
}

/**
 * A report comes before the mail that it returns. The parser blocks the event loop for 10 µs a line, so a stranger's
 * megabyte of empty lines would block it for ten seconds.
 */
const maxLines = 5_000;

function firstLines(message: Uint8Array): Uint8Array {
  let end = -1;
  for (let line = 0; line < maxLines; line += 1) {
    end = message.indexOf(lineFeed, end + 1);
    if (end < 0) return message;
  }
  return message.subarray(0, end);
}

const lineFeed = 0x0a;

type Fields = ReadonlyMap<string, string>;

function bounce(status: string, texts: string[]): ReceivedReport | null {
  // The first group is about the message, each further one about a recipient.
  const failed = groupsOf(status).filter(
    (fields) =>
      /^failed\b/i.test(fields.get('action') ?? '') && /^5\./.test(fields.get('status') ?? ''),
  );
  if (failed.length === 0) return null;
  const recipients = failed.flatMap((fields) =>
    ['final-recipient', 'original-recipient'].flatMap((name) => addressIn(fields.get(name))),
  );
  const [first] = failed;
  const reply = first?.get('diagnostic-code') ?? `Status ${first?.get('status')}`;
  const sparedBy = failed.map(codeOf).find((code) => sparing.test(code)) ?? null;
  return { kind: 'bounced', recipients, texts, reply: lineOf(reply), sparedBy };
}

/** The enhanced status code (RFC 3463); where Status is 5.0.0, that of the other server's reply, or its reply code. */
function codeOf(fields: Fields): string {
  const reply = fields.get('diagnostic-code') ?? '';
  const found =
    specificCode.exec(fields.get('status') ?? '') ??
    specificCode.exec(reply) ??
    storageExceeded.exec(reply);
  return found?.[1] ?? '';
}

/** RFC 5321 §4.2.3, after the type of the reply. */
const storageExceeded = /^(?:smtp;)?\s*([45]52)\b/i;

/** Not part of an IP address, and not X.0.0, which is unspecific. */
const specificCode = /(?<![\d.])([45]\.[1-7]\.\d{1,3})(?!\.?\d)/;

/**
 * Codes about the sender (X.1.7, X.1.8), a full mailbox or a long message (X.2.2, X.2.3), the mail system, the route,
 * the protocol, the content or a policy (X.3 to X.7): problems that may pass (RFC 3463 §3).
 */
const sparing = /^[45](?:52|\.1\.[78]|\.2\.[23]|\.[3-7]\.\d+)$/;

/** People report `abuse` and `fraud`; `not-spam` means the opposite (RFC 5965 §7.3, RFC 6430). */
function complaint(feedback: string, mail: Email, texts: string[]): ReceivedReport | null {
  const [fields = new Map()] = groupsOf(feedback);
  const type = fields.get('feedback-type') ?? '';
  if (!/^(?:abuse|fraud)$/i.test(type)) return null;
  const original = partOf(mail, 'message/rfc822') ?? partOf(mail, 'text/rfc822-headers') ?? '';
  const [headers = new Map()] = groupsOf(original);
  const recipients = [
    ...['original-rcpt-to', 'removal-recipient'].flatMap((name) => addressIn(fields.get(name))),
    ...addressIn(headers.get('to')),
  ];
  const reply = lineOf(`Feedback-Type: ${type}`);
  return { kind: 'complained', recipients, texts, reply, sparedBy: null };
}

function partOf({ attachments }: Email, type: string): string | null {
  const part = attachments.find(({ mimeType }) => mimeType.toLowerCase() === type);
  return part ? String(part.content) : null;
}

/** Groups of header fields with blank lines between; names in lower case, folded lines joined. */
function groupsOf(text: string): Fields[] {
  const unfolded = text.replace(/\r\n?/g, '\n').replace(/\n[ \t]+/g, ' ');
  return unfolded.split(/\n\n+/).map((group) => {
    const pairs = group.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const;
    });
    return new Map(pairs);
  });
}

/** `rfc822; ada@shop.example`, `<ada@shop.example>` or `Ada <ada@shop.example>`. */
function addressIn(value: string | undefined): string[] {
  const address = value?.replace(/^[\w-]+\s*;/, '').trim() ?? '';
  const bare = /<([^<>]+)>/.exec(address)?.[1] ?? address;
  return bare.includes('@') ? [bare.trim()] : [];
}

function lineOf(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 500);
}
