import { canonicalAddress } from './canonical-address.ts';

/**
 * The key for comparing addresses: the canonical spelling, or the text in lower case if it is not an address, as in leads.
 */
export function addressKey(text: string): string {
  return canonicalAddress(text) ?? text.toLowerCase();
}
