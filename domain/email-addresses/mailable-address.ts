/**
 * Whether a mail server would accept an address: a dot-atom (RFC 5322 §3.2.3, with letters of any script as in RFC 6531), a
 * domain of at least two labels whose last has at least two letters, and the lengths of RFC 5321 §4.5.3.1 and RFC 1035 §2.3.4.
 * Quoted local parts and address literals are rejected: they are rare, and used for header injection.
 */
export function isMailable(address: string): boolean {
  const [local = '', domain = ''] = address.split('@');
  return mailableFormat.pattern.test(address) && fitLengths(local, asciiDomain(domain));
}

/** `isMailable` as a form's format. */
export const mailableFormat = {
  pattern:
    /^[\p{L}\p{M}\p{N}!#$%&'*+\-/=?^_`{|}~]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+\-/=?^_`{|}~]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]+|[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9])$/u,
  message: 'Invalid email address.',
  fits: isMailable,
};

/** A domain in ASCII (UTS 46); null for an invalid one. */
export function asciiDomain(domain: string): string | null {
  return URL.parse(`http://${domain}`)?.hostname || null;
}

/** Checks the lengths of a local part and an ASCII domain. */
export function fitLengths(local: string, domain: string | null): boolean {
  return octets(local) <= 64 && domain !== null && domain.split('.').every(isShort);
}

const isShort = (label: string) => label.length <= 63;

export function octets(text: string): number {
  return new TextEncoder().encode(text).length;
}
