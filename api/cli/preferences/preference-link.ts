import { preferencePath } from '@grovemail/domain/preferences/preference-link.ts';
import type { Recipient } from '@grovemail/domain/preferences/tracking-id.ts';
import { signTrackingId } from '../../signing/tracking-id.ts';
import { trackingKeys } from '../../store/secrets/own-key.ts';
import type { Store } from '../../store/store.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { siteAddress } from '../process/site-address.ts';

/**
 * The signed link to a recipient's preferences, as in the footer of a mail.
 * @param mail that contains it
 * @throws {OperatorError} when the site's address is not known
 */
export async function preferenceLink(
  io: OpsIo,
  store: Store,
  mail: Parameters<typeof signTrackingId>[0],
  recipient: Recipient,
): Promise<string> {
  const base = siteAddress(io);
  const { trackingKeys: keys } = io.config(['DATABASE_URL', 'TRACKING_KEYS']);
  const [newest = ''] = await trackingKeys(keys, store, Date.now());
  const trackingId = signTrackingId(mail, recipient, newest);
  return base + preferencePath({ trackingId, ...recipient });
}
