import { emailMaxLength } from './email-format.ts';
import { isMailable, mailableFormat } from './mailable-address.ts';

/**
 * The one spelling by which an address is stored, compared and mailed: NFC and lower case, its domain in
 * ASCII as UTS 46 maps it, so that `ｖictim.example` is `victim.example` and `bücher.example` is
 * `xn--bcher-kva.example`. Nothing is taken out of the local part: `ada+news` is another mailbox.
 * @returns null for what no mail server takes, however it is spelled
 */
export function canonicalAddress(text: string): string | null {
  // Also keeps out what a URL would read as a port, a path or a user.
  if (text.length > emailMaxLength || !mailableFormat.pattern.test(text)) return null;
  const [local = '', domain = ''] = text.split('@');
  const host = URL.parse(`http://${domain}`)?.hostname;
  const address = `${lowerCase(local)}@${host}`;
  return host && isMailable(address) && octets(address) <= emailMaxLength ? address : null;
}

/** The local part as a canonical address has it. It costs a fraction of the whole, and rules most others out. */
export function canonicalLocalPart(text: string): string {
  return lowerCase(text.slice(0, text.indexOf('@')));
}

/** Lower case of a composed character may be a base and a mark, and the other way round. */
function lowerCase(text: string): string {
  return text.normalize('NFC').toLowerCase().normalize('NFC');
}

function octets(text: string): number {
  return new TextEncoder().encode(text).length;
}
