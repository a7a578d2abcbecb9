import { preferencePath } from '@grovemail/domain/preferences/preference-link.ts';
import type { Recipient } from '@grovemail/domain/preferences/tracking-id.ts';
import { siteAccount } from '../../mailing/lists.ts';
import { signTrackingId } from '../../signing/tracking-id.ts';

/**
 * The path of a recipient's preferences link, signed with the newest key.
 * @param link.message id of the kind of email: letters, digits, `_` and `-`
 * @param keys newest first
 */
export async function signedPreferencePath(
  { list, message, recipient }: { list: string; message: string; recipient: Recipient },
  [newest = '']: readonly string[],
): Promise<string> {
  const parts = { account: siteAccount, message, list };
  const trackingId = signTrackingId(parts, recipient, newest);
  return preferencePath({ trackingId, ...recipient });
}
