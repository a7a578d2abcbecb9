import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import { readPreferencePath } from '@grovemail/domain/preferences/preference-link.ts';
import { verifyTrackingId } from './tracking-id.ts';

/** The links in an email and its headers; more would be an attack. */
const maxCandidates = 10;

const pattern = /\/unsubscription(?:\/[^\s/<>"'?#]{1,600}){3}/g;

/**
 * Finds a recipient's preferences link, which an email has in its text and in its header List-Unsubscribe.
 * @param secrets newest first
 * @returns the id in the link, which names an email or the kind of email, and its recipient; or null
 */
export function findSignedLink(
  texts: readonly string[],
  secrets: readonly string[],
): { message: string; recipient: string } | null {
  const paths = texts.flatMap((text) => text.match(pattern) ?? []);
  for (const path of paths.slice(0, maxCandidates)) {
    const link = readPreferencePath(path);
    if (!link) continue;
    const { trackingId, ...recipient } = link;
    const verified = verifyTrackingId(trackingId, recipient, secrets);
    if (verified) return { message: verified.message, recipient: addressKey(recipient.email) };
  }
  return null;
}
