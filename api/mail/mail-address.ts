import { domainToASCII } from 'node:url';

/** RFC 5321 §4.5.3.1, in octets. */
const longestLocalPart = 64;
const longestAddress = 254;

/**
 * An address as a mail server takes it, its domain in ASCII. Quoted local parts and address literals
 * are left out: nobody has them, and they are what header injections are made of.
 * @returns null for what is no such address; leads may hold any text (D14)
 */
export function mailAddress(text: string): string | null {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const domain = domainToASCII(text.slice(at + 1));
  if (!localPart.test(local) || !domainName.test(domain)) return null;
  const address = `${local}@${domain}`;
  const fits = Buffer.byteLength(local) <= longestLocalPart;
  return fits && Buffer.byteLength(address) <= longestAddress ? address : null;
}

/** RFC 5322's dot-atom, with letters of any script (RFC 6531). */
const localPart =
  /^[\p{L}\p{M}\p{N}!#$%&'*+\-/=?^_`{|}~]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+\-/=?^_`{|}~]+)*$/u;
const domainName =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
