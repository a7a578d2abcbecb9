import { canonicalAddress } from './canonical-address.ts';

/**
 * The key by which addresses are compared: the canonical spelling, or the text in lower case if it is not an
 * address, as in a lead.
 */
export function addressKey(text: string): string {
  return canonicalAddress(text) ?? text.toLowerCase();
}
