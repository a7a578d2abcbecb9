import { type KeyScope, keyScopes } from '@grovemail/domain/keys/key-scope.ts';
import { spaceOf } from '../../keys/space.ts';
import { flag, integer, rowReader, text } from '../database/row.ts';
import { type Database, type DatabaseRow, query } from '../database/transaction.ts';
import { keyStatements } from './key-statements.ts';
import type { KeyRow, KeyStore } from './key-store.ts';

/** The keys in any database whose schema is up to date. */
export function sqlKeyStore(database: Database, now: () => number): KeyStore {
  return {
    async addKey({ id, createdAt, label, scopes, isTest, isStrict, endsAt, networks, digest }) {
      if (!scopes.every(isScope)) throw new RangeError('A key has no such scope.');
      const values = [id, createdAt, label, scopes.join(' '), Number(isTest), digest];
      await database.write(
        () =>
          query(keyStatements.insertKey, ...values, endsAt, networks.join(' '), Number(isStrict)),
        () => `key:${id}`,
      );
    },
    async listKeys() {
      return (await database.read(() => query(keyStatements.listKeys))).map(readKey);
    },
    async findKey(digest) {
      const [row] = await database.read(() => query(keyStatements.findKey, digest, now()));
      const key = readKey(row ?? {});
      return key.id === '' ? null : key;
    },
    async noteKeyUse(id, at) {
      await database.write(() => query(keyStatements.noteKeyUse, id, at, at - minute));
    },
    async revokeKey(id) {
      const rows = await database.write(
        () => query(keyStatements.revokeKey, id, now()),
        (revoked) => (revoked.length > 0 ? `key:${id}` : null),
      );
      return rows.length > 0 ? 'revoked' : 'unknown';
    },
  };
}

const read = rowReader({
  id: text,
  created_at: integer,
  label: text,
  scope: text,
  is_test: flag,
  is_strict: flag,
  expires_at: integer.nullable(),
  ends_at: integer.nullable(),
  networks: text,
  last_used_at: integer.nullable(),
  revoked_at: integer.nullable(),
});

function readKey(row: DatabaseRow): KeyRow {
  const { scope, networks, ...key } = read(row);
  const scopes = words(scope).filter(isScope);
  return { ...key, scopes, space: spaceOf(key), networks: words(networks) };
}

const minute = 60_000;

/** Reads a column with words separated by spaces. */
function words(column: string): string[] {
  return column.split(' ').filter(Boolean);
}

function isScope(word: string): word is KeyScope {
  return keyScopes.some((scope) => scope === word);
}
