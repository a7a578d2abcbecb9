import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import {
  allLists,
  isTrackingIdPart,
  parseTrackingId,
  type Recipient,
  type TrackingId,
  trackingIdMaxLength,
} from '@grovemail/domain/preferences/tracking-id.ts';
import { authenticationCode, sameText } from './authentication-code.ts';

/**
 * Creates the id for a recipient of a message.
 * @param secret at least 16 characters
 * @throws {RangeError} when a part is not of `[A-Za-z0-9_-]+`, the id would be too long, or the
 *   secret too short
 */
export function signTrackingId(
  parts: { account: string; message: string; list: string },
  recipient: Recipient,
  secret: string,
): string {
  const { account, message, list } = parts;
  if (![account, message, list].every(isTrackingIdPart)) {
    throw new RangeError('Account, message and list take letters, digits, _ and - only.');
  }
  const to = { ...recipient, email: addressKey(recipient.email) };
  const withList = code(secret, 'list', [account, message, list], to);
  const withoutList = code(secret, 'all', [account, message, withList], to);
  const id = [account, message, list, withList + withoutList].join('.');
  if (id.length > trackingIdMaxLength) throw new RangeError('The tracking id would be too long.');
  return id;
}

/**
 * Verifies an id for a recipient with any of the secrets. Every mismatch takes the same time: a malformed id is
 * compared with a dummy.
 * @param secrets newest first; old ones stay in the list as long as their links should work
 * @returns the parts, with `*` as the list when all lists are meant, or null
 * @throws {RangeError} when a secret is too short
 */
export function verifyTrackingId(
  text: string,
  recipient: Recipient,
  secrets: readonly string[],
): TrackingId | null {
  const parsed = parseTrackingId(text);
  const wellFormed = parsed?.signature.length === 2 * codeLength;
  const id = parsed && wellFormed ? parsed : standIn;
  const received = { list: id.signature.slice(0, codeLength), all: id.signature.slice(codeLength) };
  // Older links were signed with the address as it was spelled, in lower case.
  const spellings = [addressKey(recipient.email), recipient.email.toLowerCase()];
  let isGood = false;
  for (const secret of secrets) {
    for (const email of spellings) {
      const to = { ...recipient, email };
      const all = code(secret, 'all', [id.account, id.message, received.list], to);
      const list = code(secret, 'list', [id.account, id.message, id.list], to);
      const [hasAll, hasList] = [sameText(all, received.all), sameText(list, received.list)];
      if (hasAll && (hasList || id.list === allLists)) isGood = true;
    }
  }
  return wellFormed && isGood ? id : null;
}

// 18 bytes are exactly 24 characters: no spare bits that could be changed unnoticed.
const codeBytes = 18;
const codeLength = 24;

const standIn = {
  account: 'account',
  message: 'message',
  list: 'list',
  signature: 'A'.repeat(2 * codeLength),
};

/** A message authentication code; JSON separates the parts unambiguously. */
function code(secret: string, scope: 'list' | 'all', parts: string[], recipient: Recipient) {
  const { id, email } = recipient;
  const purpose = `tracking-id/${scope}`;
  const mac = authenticationCode(secret, JSON.stringify([purpose, ...parts, id, email]));
  return mac.toString('base64url', 0, codeBytes);
}
