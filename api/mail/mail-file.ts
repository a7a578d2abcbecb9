import { addressesIn } from '../mailing/addresses-in.ts';

export interface MailFile {
  id: string;
  /** Milliseconds since the epoch; null if the file has none. */
  at: number | null;
  to: string;
  subject: string;
}

/** Reads the header of a file that `file-mailer.ts` wrote. It may misread mails of other programs. */
export function readHead(id: string, eml: string): MailFile {
  const { headers } = split(eml);
  const at = Date.parse(headers.get('date') ?? '');
  return {
    id,
    at: Number.isNaN(at) ? null : at,
    to: decodeWords(headers.get('to') ?? ''),
    subject: decodeWords(headers.get('subject') ?? ''),
  };
}

/** The decoded plain text of such a file. */
export function readText(eml: string): string {
  const { headers, body } = split(eml);
  const boundary = /boundary="?([^";]+)"?/i.exec(headers.get('content-type') ?? '')?.[1];
  const parts = boundary
    ? body.split(`--${boundary}`).slice(1, -1).map(split)
    : [{ headers, body }];
  const plain = parts.find((part) => part.headers.get('content-type')?.startsWith('text/plain'));
  if (!plain) return '';
  const encoding = plain.headers.get('content-transfer-encoding')?.toLowerCase();
  return decodeBody(plain.body, encoding).replace(/\r\n/g, '\n').trim();
}

/** Recipients and Reply-To addresses. */
export function correspondents(eml: string): string[] {
  const { headers } = split(eml);
  return ['to', 'cc', 'bcc', 'reply-to'].flatMap((name) => {
    // Without quoted display names, which may look like an address. An unclosed quote extends to the end.
    const mailboxes = (headers.get(name) ?? '').replace(/"(?:[^"\\]|\\[\s\S]?)*(?:"|$)/g, ' ');
    const bracketed = mailboxes.match(/<[^<>]*>/g);
    return addressesIn(bracketed?.join(' ') ?? mailboxes);
  });
}

function split(text: string): { headers: Map<string, string>; body: string } {
  const at = text.indexOf('\r\n\r\n');
  const head = text
    .slice(0, at)
    .trimStart()
    .replace(/\r\n[ \t]+/g, ' ');
  const headers = head.split('\r\n').map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(headers), body: text.slice(at + 4) };
}

function decodeBody(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding === 'quoted-printable') return unquoted(body.replace(/=\r\n/g, '')).toString();
  return body;
}

/** Decodes RFC 2047 words in UTF-8. White space between two of them is ignored. */
function decodeWords(text: string): string {
  const word = /=\?utf-8\?([qb])\?([^?]*)\?=\s*/gi;
  return text.replace(/(?:=\?utf-8\?[qb]\?[^?]*\?=(?:\s+(?==\?))?)+/gi, (run) =>
    Buffer.concat(
      [...run.matchAll(word)].map(([, kind = '', coded = '']) =>
        kind.toLowerCase() === 'b'
          ? Buffer.from(coded, 'base64')
          : unquoted(coded.replaceAll('_', ' ')),
      ),
    ).toString(),
  );
}

function unquoted(text: string): Buffer {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1');
}
