import type { PreferenceLink } from '@grovemail/domain/preferences/preference-link.ts';
import { repairedLinks } from '@grovemail/domain/preferences/repaired-links.ts';
import { isStorable } from '@grovemail/domain/storable-text.ts';
import { verifyTrackingId } from '../../signing/tracking-id.ts';

/** The recipient and the list of a link. */
export interface VerifiedLink {
  account: string;
  /** `*` is all lists. */
  list: string;
  email: string;
  contactId: string;
}

/**
 * Verifies a link, including one that a mail program has altered. Invalid links of one format take the same time.
 * @param link null for an invalid URL
 * @param keys newest first
 */
export function verifiedLink(
  link: PreferenceLink | null,
  keys: readonly string[],
): VerifiedLink | null {
  const received = link ?? { trackingId: '', email: '', id: '' };
  for (const { trackingId, ...recipient } of [received, ...repairedLinks(received)]) {
    const verified = verifyTrackingId(trackingId, recipient, keys);
    const { email, id: contactId } = recipient;
    if (verified && isStorable(email + contactId)) {
      return { account: verified.account, list: verified.list, email, contactId };
    }
  }
  return null;
}
