import type { PreferenceLink } from '@grovemail/domain/preferences/preference-link.ts';
import { repairedLinks } from '@grovemail/domain/preferences/repaired-links.ts';
import { isStorable } from '@grovemail/domain/storable-text.ts';
import { verifyTrackingId } from '../../signing/tracking-id.ts';

/** Whose mail a link is about, and of which list. */
export interface VerifiedLink {
  account: string;
  /** `*` is all lists. */
  list: string;
  email: string;
  contactId: string;
}

/**
 * Verifies a link, also one that a mail program has changed on its way. Invalid ones of one form take the same work.
 * @param link null for an invalid URL
 * @param keys newest first
 */
export function verifiedLink(
  link: PreferenceLink | null,
  keys: readonly string[],
): VerifiedLink | null {
  const given = link ?? { trackingId: '', email: '', id: '' };
  for (const { trackingId, ...recipient } of [given, ...repairedLinks(given)]) {
    const verified = verifyTrackingId(trackingId, recipient, keys);
    const { email, id: contactId } = recipient;
    if (verified && isStorable(email + contactId)) {
      return { account: verified.account, list: verified.list, email, contactId };
    }
  }
  return null;
}
