import { createHmac } from 'node:crypto';
import { erasedPrefix } from '../../mailing/erased-address.ts';
import { text } from '../database/row.ts';
import { query, type Transaction } from '../database/transaction.ts';
import { secretStatements } from './secret-store.ts';

/**
 * Replaces an address in counters; base64url. Without the key, nobody can identify it by trying known
 * addresses.
 */
export function keyedDigest(key: string): (text: string) => string {
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}

/** The key by which erased addresses are recognized. Never rotated, or their suppressions would be lost. */
export const personKeyName = 'person';

/** The key of the digests by which addresses are counted. */
export const digestKeyName = 'digest';

/** Replaces the address of an erased person. */
export function* erasedAs(address: string): Transaction<string | null> {
  return (yield* eraser())(address);
}

/** The same for many addresses: reads the key once. */
export function* eraser(): Transaction<(address: string) => string | null> {
  const digest = yield* digester(personKeyName);
  return (address) => digest && `${erasedPrefix}${digest(address)}`;
}

/** @returns null while there is no key of that name */
export function* digestOf(address: string, keyName: string): Transaction<string | null> {
  const digest = yield* digester(keyName);
  return digest?.(address) ?? null;
}

function* digester(keyName: string): Transaction<ReturnType<typeof keyedDigest> | null> {
  const [key] = yield* query(secretStatements.readSecret, keyName);
  return key ? keyedDigest(text.parse(key.value)) : null;
}
