import { addressKey } from '../email-addresses/address-key.ts';
import {
  authenticationCode,
  difference,
  importSecret,
  type SigningKey,
} from '../signing/authentication-code.ts';
import { base64url } from '../signing/base64url.ts';

/**
 * The id in a recipient's link: `account.message.list.signature` (R189, R190, E2).
 * The signature is two codes side by side: one over everything with the list, and one without the
 * list, which alone is checked once the third part has become `*`. The second also covers the
 * first, so that no character of the signature can be changed either way.
 */
export interface TrackingId {
  account: string;
  message: string;
  /** `*` means all lists of the account. */
  list: string;
  signature: string;
}

export interface Recipient {
  /** The contact's id in the account. */
  id: string;
  /** In any spelling of the mailbox. */
  email: string;
}

export const allLists = '*';

/** Well above any real id; longer ones are refused without parsing. */
export const trackingIdMaxLength = 512;

/** Parses the four parts without checking the signature. @returns null if malformed */
export function parseTrackingId(text: string): TrackingId | null {
  if (text.length > trackingIdMaxLength) return null;
  const parts = text.split('.');
  const [account, message, list, signature] = parts;
  if (parts.length !== 4 || !isPart(account) || !isPart(message) || !isPart(signature)) return null;
  if (list !== allLists && !isPart(list)) return null;
  return { account, message, list, signature };
}

/** The same id with its third part replaced by `*` (R190). @returns null if malformed */
export function aimAtAllLists(text: string): string | null {
  const id = parseTrackingId(text);
  return id && [id.account, id.message, allLists, id.signature].join('.');
}

/**
 * Makes the id for one recipient of one message.
 * @param secret at least 16 characters
 * @throws {RangeError} when a part is not of `[A-Za-z0-9_-]+`, the id would be too long, or the
 *   secret too short
 */
export async function signTrackingId(
  parts: { account: string; message: string; list: string },
  recipient: Recipient,
  secret: string,
): Promise<string> {
  const { account, message, list } = parts;
  if (![account, message, list].every(isPart)) {
    throw new RangeError('Account, message and list take letters, digits, _ and - only.');
  }
  const key = await importSecret(secret);
  const to = { ...recipient, email: addressKey(recipient.email) };
  const withList = await code(key, 'list', [account, message, list], to);
  const withoutList = await code(key, 'all', [account, message, withList], to);
  const id = [account, message, list, withList + withoutList].join('.');
  if (id.length > trackingIdMaxLength) throw new RangeError('The tracking id would be too long.');
  return id;
}

/**
 * Whether an id was made for this recipient, by any of the secrets. One answer for every mismatch
 * (E4), after the same work: a malformed id is compared with a dummy.
 * @param secrets newest first; old ones stay in the list as long as their links should work
 * @returns the parts, with `*` as the list when all lists are meant, or null
 * @throws {RangeError} when a secret is too short
 */
export async function verifyTrackingId(
  text: string,
  recipient: Recipient,
  secrets: readonly string[],
): Promise<TrackingId | null> {
  const parsed = parseTrackingId(text);
  const wellFormed = parsed?.signature.length === 2 * codeLength;
  const id = parsed && wellFormed ? parsed : standIn;
  const given = { list: id.signature.slice(0, codeLength), all: id.signature.slice(codeLength) };
  // Older links were signed with the address as it was spelled, in lower case.
  const spellings = [addressKey(recipient.email), recipient.email.toLowerCase()];
  let good = 0;
  for (const secret of secrets) {
    const key = await importSecret(secret);
    for (const email of spellings) {
      const to = { ...recipient, email };
      const all = await code(key, 'all', [id.account, id.message, given.list], to);
      const list = await code(key, 'list', [id.account, id.message, id.list], to);
      const listDiffers = id.list === allLists ? 0 : difference(list, given.list);
      good |= Number((difference(all, given.all) | listDiffers) === 0);
    }
  }
  return wellFormed && good === 1 ? id : null;
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

function isPart(part: string | undefined): part is string {
  return part !== undefined && /^[A-Za-z0-9_-]+$/.test(part);
}

/** A message authentication code; JSON separates the parts unambiguously. */
async function code(key: SigningKey, scope: 'list' | 'all', parts: string[], recipient: Recipient) {
  const { id, email } = recipient;
  const purpose = `tracking-id/${scope}`;
  const mac = await authenticationCode(key, JSON.stringify([purpose, ...parts, id, email]));
  return base64url(mac.subarray(0, codeBytes));
}
