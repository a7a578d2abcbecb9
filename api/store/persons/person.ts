import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import { canonicalLocalPart } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { holdsAddress } from '../../mailing/addresses-in.ts';
import { mailboxKey } from '../../mailing/mailbox-key.ts';
import { text } from '../database/row.ts';
import { query, type Transaction } from '../database/transaction.ts';
import { keyedDigest } from '../secrets/keyed-digest.ts';
import { secretStatements } from '../secrets/secret-statements.ts';

/** The keys by which a person's rows are found. */
export interface Person {
  /** In its canonical spelling. */
  address: string;
  /** Replaces the address in a suppression that is kept; null before the first erasure. */
  erased: string | null;
  /** The suffix of the counters of this address's mailbox; null before the first count. */
  counter: string | null;
}

/** The key by which erased addresses are recognized. Never rotated, or their suppressions would be lost. */
export const personKeyName = 'person';

/** The key of the digests by which addresses are counted. */
export const digestKeyName = 'digest';

export function* person(email: string): Transaction<Person> {
  const address = addressKey(email.trim());
  const counted = yield* digestOf(mailboxKey(address), digestKeyName);
  return { address, erased: yield* erasedAs(address), counter: counted && `:${counted}` };
}

/** Replaces the address of an erased person. Contains no @, so it is never a valid address. */
export function* erasedAs(address: string): Transaction<string | null> {
  const digest = yield* digestOf(address, personKeyName);
  return digest && `erased:${digest}`;
}

/** @returns null while there is no key of that name */
export function* digestOf(address: string, keyName: string): Transaction<string | null> {
  const [key] = yield* query(secretStatements.readSecret, keyName);
  return key ? keyedDigest(text.parse(key.value))(address) : null;
}

/** Whether a text contains the person's address, in any spelling. */
export function isIn({ address, erased }: Person, text: string): boolean {
  return text === erased || text === address || holdsAddress(text, address);
}

/** Whether a text is the person's address and nothing else. */
export function isAddressOf({ address }: Person, text: string): boolean {
  const word = text.trim();
  if (word === address) return true;
  return canonicalLocalPart(word) === canonicalLocalPart(address) && addressKey(word) === address;
}
