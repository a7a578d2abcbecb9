import type { KeyScope } from '@grovemail/domain/keys/api-key.ts';

/** The keys of the public API. Of a key itself only its digest is stored. */
export interface KeyStore {
  addKey(key: NewKey): Promise<void>;
  /** Newest first, revoked ones too. */
  listKeys(): Promise<KeyRow[]>;
  /** The key with this digest, unless it was revoked. */
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
  revokedAt: number | null;
}

export type NewKey = Omit<KeyRow, 'revokedAt'> & { digest: string };
