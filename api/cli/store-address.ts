import { existsSync } from 'node:fs';
import { isDatabaseAddress } from '@grovemail/config/variables.ts';
import type { StorePlace } from '../store/open-store.ts';
import type { StoreAddress } from '../store/schema/open-tables.ts';
import { storeFile } from '../store/store-file.ts';
import { OperatorError } from './operator-error.ts';

/**
 * What an operator names: the address of a PostgreSQL database, the folder of an embedded store, or its
 * file.
 * @throws {OperatorError} for an address that cannot be one; it is not repeated, since it may hold a password
 */
export function storeAddress(text: string): StoreAddress {
  if (/^postgres(ql)?:/.test(text)) {
    if (isDatabaseAddress(text)) return { url: text };
    throw new OperatorError(
      'An address of PostgreSQL looks like postgres://user:password@host:5432/grovemail.',
    );
  }
  return { file: text.endsWith('.sqlite') ? text : storeFile(text) };
}

/** The store that the configuration names. */
export function configuredStore({ dataDir, databaseUrl }: StorePlace): StoreAddress {
  return databaseUrl === null ? { file: storeFile(dataDir) } : { url: databaseUrl };
}

/** @throws {OperatorError} when an embedded store is not there */
export function requireStore(address: StoreAddress): void {
  if ('url' in address || existsSync(address.file)) return;
  throw new OperatorError(`There is no store at ${address.file}.`);
}
