import { emailMaxLength } from './email-format.ts';
import { asciiDomain, fitLengths, mailableFormat, octets } from './mailable-address.ts';
import { typedAddress } from './typed-address.ts';

/**
 * The spelling in which an address is stored, compared and mailed: NFC, lower case, and the domain in
 * ASCII as UTS 46 maps it, so that `ｖictim.example` is `victim.example` and `bücher.example` is
 * `xn--bcher-kva.example`. The local part is kept whole: `ada+news` is another mailbox.
 * Full-width signs are read as an input method means them.
 * @returns null if no mail server would accept it
 */
export function canonicalAddress(given: string): string | null {
  const text = typedAddress(given);
  // Also rejects what a URL would parse as a port, a path or a user.
  if (text.length > emailMaxLength || !mailableFormat.pattern.test(text)) return null;
  const [givenLocal = '', givenDomain = ''] = text.split('@');
  const [local, domain] = [lowerCase(givenLocal), asciiDomain(givenDomain)];
  const address = `${local}@${domain}`;
  if (!fitLengths(local, domain) || octets(address) > emailMaxLength) return null;
  return address === text || mailableFormat.pattern.test(address) ? address : null;
}

/** The local part of the canonical address: much cheaper, and enough to rule most addresses out. */
export function canonicalLocalPart(given: string): string {
  const text = typedAddress(given);
  return lowerCase(text.slice(0, text.indexOf('@')));
}

/** Lower-casing can decompose a character, and compose one. */
function lowerCase(text: string): string {
  return text.normalize('NFC').toLowerCase().normalize('NFC');
}
