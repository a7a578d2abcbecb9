import { confirmationLink } from '@grovemail/contract/site-paths.ts';
import type { Recipient } from '@grovemail/domain/preferences/tracking-id.ts';
import { signClaims } from '../../signing/signed-claims.ts';
import { signedPreferencePath } from './signed-preference-path.ts';

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
