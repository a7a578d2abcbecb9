import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { cutText, subjectMaxLength } from '@grovemail/domain/mail-subject.ts';
import type { SendMailOptions } from 'nodemailer';
import { encodedWords, isPlain } from './encoded-words.ts';
import { type Mail, type Mailbox, MailError } from './mail.ts';

/**
 * A mail as nodemailer expects it. Header values are reduced to one line of text.
 * @throws {MailError} permanent, for an invalid recipient
 */
export function messageOptions(mail: Mail, from: Mailbox): SendMailOptions {
  const recipient = mailboxOf(mail.to);
  const replyTo = mail.replyTo && canonicalAddress(mail.replyTo.address);
  const subject = subjectText(mail.subject);
  return {
    from: { name: headerText(from.name), address: from.address },
    ...(mail.copyOf === undefined
      ? { to: recipient }
      : { to: mailboxOf(mail.copyOf), bcc: recipient }),
    ...(replyTo
      ? { replyTo: { name: headerText(mail.replyTo?.name ?? ''), address: replyTo } }
      : {}),
    ...(isPlain(subject) ? { subject } : {}),
    messageId: `<${mail.id}@${from.address.split('@').at(-1)}>`,
    text: mail.text,
    ...(mail.html === '' ? {} : { html: mail.html }),
    attachments: (mail.attachments ?? []).map(({ filename, content }) => ({
      filename: headerText(filename),
      content,
      contentType: 'application/pdf',
    })),
    headers: {
      // Suppresses automatic replies (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(isPlain(subject) ? {} : { Subject: encoded(subject) }),
      ...(mail.unsubscribe ? unsubscribeHeaders(mail.unsubscribe) : {}),
    },
    // Nothing in a mail may make nodemailer read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** @throws {MailError} permanent, for an invalid address */
function mailboxOf(text: string): { name: string; address: string } {
  const address = canonicalAddress(text);
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

/** A subject on one line, without controls that reorder the text around it (UAX #9). */
function subjectText(text: string): string {
  return cutText(
    oneLine(text)
      .replace(/[\u202a-\u202e]/g, '')
      .trim(),
    subjectMaxLength,
  );
}

/** Encodes a subject that readers could not see unchanged otherwise. */
function encoded(subject: string) {
  return { prepared: true, foldLines: true, value: encodedWords(subject) };
}

/** A name that visitors may have typed: one line, without bidirectional control characters. */
function headerText(text: string): string {
  const line = oneLine(text)
    // Clients would decode an encoded word (RFC 2047).
    .replaceAll('=?', '= ?')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .trim();
  return cutText(line, maxNameLength);
}

const maxNameLength = 200;

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
