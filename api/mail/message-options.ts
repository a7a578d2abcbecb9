import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import type { SendMailOptions } from 'nodemailer';
import { type Mail, type Mailbox, MailError } from './mail.ts';

/**
 * A mail as nodemailer expects it. Header values are reduced to one line of text.
 * @throws {MailError} permanent, for an invalid recipient
 */
export function messageOptions(mail: Mail, from: Mailbox): SendMailOptions {
  const recipient = mailboxOf(mail.to);
  const replyTo = mail.replyTo && canonicalAddress(mail.replyTo.address);
  return {
    from: { name: headerText(from.name), address: from.address },
    ...(mail.copyOf === undefined
      ? { to: recipient }
      : { to: mailboxOf(mail.copyOf), bcc: recipient }),
    ...(replyTo
      ? { replyTo: { name: headerText(mail.replyTo?.name ?? ''), address: replyTo } }
      : {}),
    subject: headerText(mail.subject),
    messageId: `<${mail.id}@${from.address.split('@').at(-1)}>`,
    text: mail.text,
    html: mail.html,
    attachments: (mail.attachments ?? []).map(({ filename, content }) => ({
      filename: headerText(filename),
      content,
      contentType: 'application/pdf',
    })),
    headers: {
      // Suppresses automatic replies (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribe ? unsubscribeHeaders(mail.unsubscribe) : {}),
    },
    // Nothing in a mail may make nodemailer read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** @throws {MailError} permanent, for an invalid address */
function mailboxOf(given: string): { name: string; address: string } {
  const address = canonicalAddress(given);
  if (address !== null) return { name: '', address };
  throw new MailError('The email address is not valid.', { permanent: true });
}

/** RFC 2369 and RFC 8058: clients show an unsubscribe button, which POSTs to the URL. */
function unsubscribeHeaders(address: string): SendMailOptions['headers'] {
  return {
    'List-Unsubscribe': { prepared: true, value: `<${new URL(address).href}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** More characters than any client shows. */
const maxHeaderLength = 200;

/** One line, without line ends and bidirectional control characters. */
export function headerText(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    // Clients would decode an encoded word (RFC 2047) that was typed into a form.
    .replaceAll('=?', '= ?')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .trim();
  const characters = [...line];
  return characters.length > maxHeaderLength
    ? `${characters.slice(0, maxHeaderLength - 1).join('')}…`
    : line;
}
