import type { KeyScope } from '@grovemail/domain/keys/api-key.ts';
import type { Space } from '@grovemail/domain/keys/space.ts';

/** The keys of the public API. Of a key itself only its digest is stored. */
export interface KeyStore {
  addKey(key: NewKey): Promise<void>;
  /** The operators' keys, newest first, revoked ones too. */
  listKeys(): Promise<KeyRow[]>;
  /** The key with this digest, unless it was revoked or has expired. */
  findKey(digest: string): Promise<KeyRow | null>;
  /** From the next call on the key opens nothing. Idempotent. */
  revokeKey(id: string): Promise<'revoked' | 'unknown'>;
}

export interface KeyRow {
  id: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  /** What the operator calls it. */
  label: string;
  scope: KeyScope;
  /** What it stores stands apart, and nothing is sent. */
  isTest: boolean;
  /** Which rows it reaches. */
  space: Space;
  /** Milliseconds since the epoch; null for an operator's key, which never expires. */
  expiresAt: number | null;
  revokedAt: number | null;
}

export type NewKey = Omit<KeyRow, 'space' | 'expiresAt' | 'revokedAt'> & { digest: string };
