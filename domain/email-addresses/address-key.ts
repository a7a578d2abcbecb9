import { canonicalAddress } from './canonical-address.ts';

/**
 * What an address is compared by: its canonical spelling. A lead may give any text (D14), and what is no
 * address is compared in lower case.
 */
export function addressKey(text: string): string {
  return canonicalAddress(text) ?? text.toLowerCase();
}
