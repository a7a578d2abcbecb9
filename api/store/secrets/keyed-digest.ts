import { createHmac } from 'node:crypto';
import { erasedPrefix } from '../../mailing/erased-address.ts';
import { text } from '../database/row.ts';
import { query, type Transaction } from '../database/transaction.ts';
import { secretStatements } from './secret-store.ts';

/** Replaces an address in counters. Without the key, nobody can find it by trying known addresses. */
export function keyedDigest(key: string): (text: string) => string {
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}

/** The key for the placeholders of erased addresses. Rotating it would lose their suppressions. */
export const personKeyName = 'person';

/** The key for the digests of addresses in counters. */
export const digestKeyName = 'digest';

/** The placeholder for the address of an erased person; null without a key. */
export function* erasedAs(address: string): Transaction<string | null> {
  return (yield* eraser())(address);
}

/** Creates placeholders for many addresses with one query. */
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
