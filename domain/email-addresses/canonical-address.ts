import { emailMaxLength } from './email-format.ts';
import { asciiDomain, fitLengths, mailableFormat, octets } from './mailable-address.ts';
import { typedAddress } from './typed-address.ts';

/**
 * The spelling in which an address is stored, compared and mailed: NFC, lower case, and the domain in ASCII (UTS 46), so that
 * `ｖictim.example` is `victim.example` and `bücher.example` is `xn--bcher-kva.example`. A tag in the local part is kept:
 * `ada+news` is another mailbox. Full-width signs are mapped to ASCII.
 * @returns null if no mail server would accept it
 */
export function canonicalAddress(input: string): string | null {
  const text = typedAddress(input);
  // The format also rejects ports, paths and users of URLs.
  if (text.length > emailMaxLength || !mailableFormat.pattern.test(text)) return null;
  const [localPart = '', domainPart = ''] = text.split('@');
  const [local, domain] = [lowerCase(localPart), asciiDomain(domainPart)];
  const address = `${local}@${domain}`;
  if (!fitLengths(local, domain) || octets(address) > emailMaxLength) return null;
  return address === text || mailableFormat.pattern.test(address) ? address : null;
}

/** The local part of the canonical address, which is much cheaper to compare. */
export function canonicalLocalPart(input: string): string {
  const text = typedAddress(input);
  return lowerCase(text.slice(0, text.indexOf('@')));
}

/** Lower-casing can decompose a character, and compose one. */
function lowerCase(text: string): string {
  return text.normalize('NFC').toLowerCase().normalize('NFC');
}
