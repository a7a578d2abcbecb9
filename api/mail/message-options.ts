import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import type { SendMailOptions } from 'nodemailer';
import { type Mail, type Mailbox, MailError } from './mail.ts';

/**
 * A mail as nodemailer takes it. Whatever reaches a header is one line of text, whoever wrote it.
 * @throws {MailError} permanent, for a recipient that no mail can reach
 */
export function messageOptions(mail: Mail, from: Mailbox): SendMailOptions {
  const to = canonicalAddress(mail.to);
  if (to === null) {
    throw new MailError('What was given as an email address is none.', { permanent: true });
  }
  const answerTo = mail.replyTo && canonicalAddress(mail.replyTo.address);
  return {
    from: { name: headerText(from.name), address: from.address },
    to: { name: '', address: to },
    ...(answerTo
      ? { replyTo: { name: headerText(mail.replyTo?.name ?? ''), address: answerTo } }
      : {}),
    ...(mail.bcc?.length ? { bcc: copiesOf(mail.bcc) } : {}),
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
      // No machine is to answer (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribe ? unsubscribeHeaders(mail.unsubscribe) : {}),
    },
    // A template never names a file or an address to fetch; nothing in a mail may bring one in.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** @throws {MailError} permanent, when one of them is no address */
function copiesOf(addresses: readonly string[]): { name: string; address: string }[] {
  return addresses.map((given) => {
    const address = canonicalAddress(given);
    if (address !== null) return { name: '', address };
    throw new MailError('What was given as an address for a copy is none.', { permanent: true });
  });
}

/** RFC 2369 and 8058: a mailbox shows its own button, and its POST needs nothing but the address. */
function unsubscribeHeaders(address: string): SendMailOptions['headers'] {
  return {
    'List-Unsubscribe': { prepared: true, value: `<${new URL(address).href}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** More than any mailbox shows, in characters. */
const longestHeader = 200;

/** One line, without what could end a header or turn the text around on screen. */
export function headerText(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    // An encoded word (RFC 2047) that somebody typed would be decoded by the reader's program.
    .replaceAll('=?', '= ?')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .trim();
  const characters = [...line];
  return characters.length > longestHeader
    ? `${characters.slice(0, longestHeader - 1).join('')}…`
    : line;
}
