import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';

/**
 * The probable mailbox of an address, for limits only: without the tag after a plus (RFC 5233) and the dots that Gmail ignores,
 * which some hosts distinguish.
 */
export function mailboxKey(email: string): string {
  const address = addressKey(email);
  const at = address.lastIndexOf('@');
  if (at === -1) return address;
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const plus = local.indexOf('+', 1);
  const untagged = plus === -1 ? local : local.slice(0, plus);
  return gmailDomains.has(domain)
    ? `${untagged.replaceAll('.', '')}@gmail.com`
    : `${untagged}@${domain}`;
}

const gmailDomains = new Set(['gmail.com', 'googlemail.com']);
