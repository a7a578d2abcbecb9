import { existsSync } from 'node:fs';
import { isDatabaseAddress, type VariableName } from '@grovemail/config/variables.ts';
import type { StoreAddress } from '../../store/engines/open-tables.ts';
import type { StorePlace } from '../../store/open-store.ts';
import { storeFile } from '../../store/store-file.ts';
import { OperatorError } from './operator-error.ts';

/**
 * Reads a PostgreSQL URL, or the folder or file of an embedded store.
 * @throws {OperatorError} for an invalid URL, without repeating it, since it may contain a password
 */
export function storeAddress(text: string): StoreAddress {
  if (/^postgres(ql)?:/.test(text)) {
    if (isDatabaseAddress(text)) return { url: text };
    throw new OperatorError(
      'Expected a PostgreSQL URL such as postgres://user:password@host:5432/database.',
    );
  }
  return { file: text.endsWith('.sqlite') ? text : storeFile(text) };
}

/** The variables with the location of the store. */
export const storeSettings: readonly VariableName[] = ['DATA_DIR', 'DATABASE_URL'];

export function configuredStore({ dataDir, databaseUrl }: StorePlace): StoreAddress {
  return databaseUrl === null ? { file: storeFile(dataDir) } : { url: databaseUrl };
}

/** @throws {OperatorError} when the file of an embedded store does not exist */
export function requireStore(address: StoreAddress): void {
  if ('url' in address || existsSync(address.file)) return;
  throw new OperatorError(`There is no store at ${address.file}.`);
}
