import type { InboxDetail } from '@grovemail/contract/console/inbox.ts';

/** Mail programs truncate longer links. */
const quotedLength = 1_500;

/**
 * A `mailto:` link (RFC 6068) for a reply that quotes the message. Everything is percent-encoded, so that no address adds a
 * recipient or a header.
 */
export function replyLink(to: Pick<InboxDetail, 'email' | 'kind' | 'summary' | 'message'>): string {
  const { subject, body } = reply(to);
  return `mailto:${encodeAddress(to.email)}?subject=${encode(subject)}&body=${encode(body)}`;
}

/** The subject and the body that the mail program shows. */
export function reply({
  kind,
  summary,
  message,
}: Pick<InboxDetail, 'kind' | 'summary' | 'message'>): {
  subject: string;
  body: string;
} {
  const subject = kind === 'enquiry' ? `Re: ${summary}` : (subjects[kind] ?? '');
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

/** Also encodes the reserved characters that `encodeURIComponent` keeps. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Drops half a surrogate pair at the end, which UTF-8 cannot encode. */
function wholeCharacters(text: string): string {
  return text.isWellFormed() ? text : text.slice(0, -1);
}
