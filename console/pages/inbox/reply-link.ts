import type { InboxDetail } from '@grovemail/contract/console/inbox.ts';

/** Mail programs cut longer links. */
const quotedLength = 1_500;

/**
 * A `mailto:` link to a reply (RFC 6068), with what they wrote quoted. Everything is percent-encoded, so that no address
 * adds a recipient or a header.
 */
export function replyLink(to: Pick<InboxDetail, 'email' | 'kind' | 'gist' | 'message'>): string {
  const { subject, body } = reply(to);
  return `mailto:${encodeAddress(to.email)}?subject=${encode(subject)}&body=${encode(body)}`;
}

/** What the mail program opens with. */
export function reply({ kind, gist, message }: Pick<InboxDetail, 'kind' | 'gist' | 'message'>): {
  subject: string;
  body: string;
} {
  const subject = kind === 'enquiry' ? `Re: ${gist}` : (subjects[kind] ?? '');
  const isCut = message.length > quotedLength;
  const quoted = wholeCharacters(message.slice(0, quotedLength)) + (isCut ? ' …' : '');
  const body =
    message === ''
      ? ''
      : `\r\n\r\n${quoted.replace(/\r?\n/g, '\n').replace(/^/gm, '> ').replaceAll('\n', '\r\n')}`;
  return { subject, body };
}

const subjects: Readonly<Record<string, string>> = {
  demo: 'Your demo',
  startup: 'Your application for the startup discount',
  savings: 'Your savings result',
};

function encodeAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${encode(address.slice(0, Math.max(0, at)))}@${encode(address.slice(at + 1))}`;
}

/** `encodeURIComponent` leaves some characters that mean something in a URL's quotes. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Without half of a character at the end, which has no UTF-8 form. */
function wholeCharacters(text: string): string {
  return text.isWellFormed() ? text : text.slice(0, -1);
}
