import { confirmationLink } from '@grovemail/contract/addresses.ts';
import type { Recipient } from '@grovemail/domain/preferences/tracking-id.ts';
import { signClaims } from '@grovemail/domain/signing/signed-claims.ts';
import { signedPreferencePath } from './signed-preference-path.ts';

/** Addresses that mails carry, each signed for its recipient. */
export interface MailLinks {
  /** Leads to the page whose button confirms a subscription. */
  confirmation(audience: string, email: string): Promise<string>;
  /** Leads to the recipient's preferences. @param message what the mail is known by */
  preferences(list: string, recipient: Recipient, message: string): Promise<string>;
}

/** How long a subscription can be confirmed, in milliseconds. */
const confirmableFor = 7 * 24 * 60 * 60_000;

/**
 * @param settings.site base of the site that recipients reach, without trailing slash
 * @param settings.keys newest first
 */
export function mailLinks({ site, keys, now }: Settings): MailLinks {
  return {
    async confirmation(audience, email) {
      const [newest = ''] = keys;
      const claims = { audience, email };
      const token = await signClaims('newsletter', claims, now() + confirmableFor, newest);
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
