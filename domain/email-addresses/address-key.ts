import { canonicalAddress } from './canonical-address.ts';

/**
 * The key by which addresses are compared: the canonical spelling. A lead may give any text; if it is
 * not an address, it is compared in lower case.
 */
export function addressKey(text: string): string {
  return canonicalAddress(text) ?? text.toLowerCase();
}
