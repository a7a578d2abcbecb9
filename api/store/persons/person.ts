import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import { canonicalLocalPart } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { containsAddress, namesAddress } from '../../mailing/contains-address.ts';
import { mailboxKey } from '../../mailing/mailbox-key.ts';
import type { Transaction } from '../database/transaction.ts';
import { digestKeyName, digestOf, erasedAs } from '../secrets/keyed-digest.ts';

/** The keys by which a person's rows are found. */
export interface Person {
  /** In its canonical spelling. */
  address: string;
  /** The placeholder of the address in kept suppressions; null before the first erasure. */
  erased: string | null;
  /** The suffix of the mailbox's counters; null before the first count. */
  counter: string | null;
}

export function* person(email: string): Transaction<Person> {
  const address = addressKey(email.trim());
  const counted = yield* digestOf(mailboxKey(address), digestKeyName);
  return { address, erased: yield* erasedAs(address), counter: counted && `:${counted}` };
}

/** Whether a text contains the person's address, in any spelling. */
export function isIn({ address, erased }: Person, text: string): boolean {
  return text === erased || text === address || containsAddress(text, address);
}

/** Whether a field for an address is or contains the person's, in any spelling. */
export function isOwner({ address, erased }: Person, field: string): boolean {
  return field === erased || field === address || namesAddress(field, address);
}

/** Whether a text is the person's address and nothing else. */
export function isAddressOf({ address }: Person, text: string): boolean {
  const word = text.trim();
  if (word === address) return true;
  return canonicalLocalPart(word) === canonicalLocalPart(address) && addressKey(word) === address;
}
