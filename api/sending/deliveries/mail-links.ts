import { confirmationLink } from '@grovemail/contract/site-paths.ts';
import { preferencePath } from '@grovemail/domain/preferences/preference-link.ts';
import type { Recipient } from '@grovemail/domain/preferences/tracking-id.ts';
import { siteAccount } from '../../mailing/lists.ts';
import { signClaims } from '../../signing/signed-claims.ts';
import { signTrackingId } from '../../signing/tracking-id.ts';

/** Links in emails, signed for the recipient. */
export interface MailLinks {
  /** The page with the button that confirms a subscription. */
  confirmation(audience: string, email: string): Promise<string>;
  /** The recipient's preferences. @param message id of the kind of email */
  preferences(list: string, recipient: Recipient, message: string): Promise<string>;
}

const confirmationValidMs = 7 * 24 * 60 * 60_000;

/**
 * @param settings.site base URL of the site, without trailing slash
 * @param settings.keys newest first
 */
export function mailLinks({ site, keys, now }: Settings): MailLinks {
  return {
    async confirmation(audience, email) {
      const [newest = ''] = keys;
      const claims = { audience, email };
      const token = signClaims('newsletter', claims, now() + confirmationValidMs, newest);
      return site + confirmationLink.replace('{token}', token);
    },
    async preferences(list, recipient, message) {
      return site + (await signedPreferencePath({ list, message, recipient }, keys));
    },
  };
}

interface Settings {
  site: string;
  keys: readonly string[];
  /** Milliseconds since the epoch. */
  now(): number;
}

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
  const trackingId = await signTrackingId(parts, recipient, newest);
  return preferencePath({ trackingId, ...recipient });
}
