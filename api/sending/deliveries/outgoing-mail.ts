import { isPdf, pdfMarkWithin } from '@grovemail/contract/fields/is-pdf.ts';
import { attachmentMaxBytes } from '@grovemail/contract/operations/v1-transactionals-input.ts';
import { htmlAsText } from '../../mail/html-as-text.ts';
import { type Mail, MailError } from '../../mail/mail.ts';
import type { MailMessage, QueuedMail } from '../../store/transactionals/transactional-store.ts';
import type { Outbound } from '../calls/outbound.ts';
import { OutboundError } from '../calls/outbound-error.ts';
import { RetryLater, Undeliverable } from '../outbox/queue.ts';

export interface Fetching {
  /** The guarded HTTP client, for attachments by path. */
  call: Outbound;
  signal: AbortSignal;
  /** Called once all attachments are loaded. */
  responded?: (() => void) | undefined;
}

/**
 * Loads the attachments of a stored email for sending.
 * @throws {Undeliverable} for an attachment that can never be fetched
 */
export async function outgoingMail(
  { id, recipientEmail, replyTo, subject, message }: QueuedMail,
  { call, signal, responded }: Fetching,
): Promise<Mail> {
  const { kind, html, plain, preferenceLink } = message;
  const attachments = await Promise.all(
    message.attachments.map((file) => loaded(file, call, signal)),
  );
  responded?.();
  return {
    id,
    to: recipientEmail,
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    html,
    // Emails queued by an earlier version may have none.
    text: plain ?? (await htmlAsText(html)) ?? '',
    attachments,
    // RFC 8058 requires that one click unsubscribes, which `action` emails ignore.
    ...(preferenceLink && kind !== 'action' ? { unsubscribe: preferenceLink.url } : {}),
  };
}

async function loaded(
  { filename, path, content }: MailMessage['attachments'][number],
  call: Outbound,
  signal: AbortSignal,
) {
  if (path === undefined) return { filename, content: Buffer.from(content ?? '', 'base64') };
  const { status, retryAfter, body } = await call({
    url: path,
    method: 'GET',
    headers: { accept: 'application/pdf, */*;q=0.5' },
    maxBytes: attachmentMaxBytes,
    signal,
  });
  if (status >= 500 || [408, 425, 429].includes(status))
    throw new RetryLater(`${filename}: its server returned ${status}.`, retryAfter);
  if (status !== 200) throw new Undeliverable(`${filename}: its server returned ${status}.`);
  if (!isPdf(body.toString('latin1', 0, pdfMarkWithin))) {
    throw new Undeliverable(`${filename} is no PDF document.`);
  }
  return { filename, content: body };
}

/** Whether another attempt is pointless. */
export function isPermanent(error: unknown): boolean {
  if (error instanceof Undeliverable) return true;
  if (error instanceof MailError) return error.permanent;
  return error instanceof OutboundError && ['forbidden', 'too_large'].includes(error.code);
}
