import { createHmac } from 'node:crypto';
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

/** Replaces the address of an erased person. Contains no @, so it is never a valid address. */
export function* erasedAs(address: string): Transaction<string | null> {
  return (yield* eraser())(address);
}

/** The same for many addresses: reads the key once. */
export function* eraser(): Transaction<(address: string) => string | null> {
  const digest = yield* digester(personKeyName);
  return (address) => digest && `${erasedPrefix}${digest(address)}`;
}

const erasedPrefix = 'erased:';

/** Whether a stored address only tells that its owner was erased. */
export function isErased(stored: string): boolean {
  return stored.startsWith(erasedPrefix);
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
