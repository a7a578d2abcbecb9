import type { PreferenceLink } from '@grovemail/domain/preferences/preference-link.ts';
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
 * Verifies a link; invalid ones take the same work.
 * @param link null for an invalid URL
 * @param keys newest first
 */
export function verifiedLink(
  link: PreferenceLink | null,
  keys: readonly string[],
): VerifiedLink | null {
  const { trackingId, ...recipient } = link ?? { trackingId: '', email: '', id: '' };
  const verified = verifyTrackingId(trackingId, recipient, keys);
  const { email, id: contactId } = recipient;
  if (!verified || !isStorable(email + contactId)) return null;
  return { account: verified.account, list: verified.list, email, contactId };
}
