import { spaceOf } from '@grovemail/domain/keys/space.ts';
import type { KeyRow, KeyStore } from './key-store.ts';
import { statements } from './statements.ts';
import { type Database, type DatabaseRow, query } from './work.ts';

/** The keys on any database whose schema is up to date. */
export function keysOn(database: Database, now: () => number): KeyStore {
  return {
    async addKey({ id, createdAt, label, scope, isTest, digest }) {
      await database.write(() =>
        query(statements.insertKey, id, createdAt, label, scope, Number(isTest), digest),
      );
    },
    async listKeys() {
      return (await database.read(() => query(statements.listKeys))).map(readKey);
    },
    async findKey(digest) {
      const [row] = await database.read(() => query(statements.findKey, digest, now()));
      return row ? readKey(row) : null;
    },
    async revokeKey(id) {
      const rows = await database.write(() => query(statements.revokeKey, id, now()));
      return rows.length > 0 ? 'revoked' : 'unknown';
    },
  };
}

function readKey(row: DatabaseRow): KeyRow {
  const id = row.id as string;
  const isTest = row.is_test === 1;
  const expiresAt = row.expires_at as number | null;
  return {
    ...{ id, isTest, expiresAt },
    createdAt: row.created_at as number,
    label: row.label as string,
    scope: row.scope as KeyRow['scope'],
    space: spaceOf({ id, isTest, expiresAt }),
    revokedAt: row.revoked_at as number | null,
  };
}
