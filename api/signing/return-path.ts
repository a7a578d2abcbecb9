import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import { authenticationCode, sameText } from './authentication-code.ts';

/**
 * The local part of a mail's envelope sender (VERP): the mail's id and a code over that and its recipient.
 * A report that contains it and names that recipient is about a mail of ours. Lower case, since mail
 * servers may fold it; 59 of the 64 characters that a local part may have.
 * @param id the mail's UUID
 * @param secret at least 16 characters
 * @throws {RangeError} when the id is no UUID, or the secret too short
 */
export function signReturnPath(id: string, recipient: string, secret: string): string {
  const digits = id.toLowerCase().replaceAll('-', '');
  if (!/^[0-9a-f]{32}$/.test(digits)) throw new RangeError('A return path takes a UUID.');
  return `b-${digits}-${code(digits, recipient, secret)}`;
}

/**
 * Finds a return path that was signed for one of these recipients, anywhere in the texts.
 * @param secrets newest first
 * @returns the mail's UUID and the recipient, or null
 */
export function findReturnPath(
  texts: readonly string[],
  recipients: readonly string[],
  secrets: readonly string[],
): { id: string; recipient: string } | null {
  const paths = texts.flatMap((text) => [...text.toLowerCase().matchAll(pattern)]);
  for (const [, digits = '', theirs = ''] of paths.slice(0, maxCandidates)) {
    for (const recipient of recipients.slice(0, maxCandidates)) {
      for (const secret of secrets) {
        if (sameText(code(digits, recipient, secret), theirs)) {
          return { id: uuidOf(digits), recipient: addressKey(recipient) };
        }
      }
    }
  }
  return null;
}

/** Ids from possible return paths in a text, not verified. */
export function idsInReturnPaths(texts: readonly string[]): string[] {
  const paths = texts.flatMap((text) => [...text.toLowerCase().matchAll(pattern)]);
  return [...new Set(paths.map(([, digits = '']) => uuidOf(digits)))].slice(0, maxCandidates);
}

/** A report is about one mail and few recipients; more ids would be an attack. */
const maxCandidates = 10;

const pattern = /\bb-([0-9a-f]{32})-([0-9a-f]{24})\b/g;

function code(digits: string, recipient: string, secret: string): string {
  const text = ['return-path', digits, addressKey(recipient)].join('\n');
  return authenticationCode(secret, text).toString('hex', 0, 12);
}

function uuidOf(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
