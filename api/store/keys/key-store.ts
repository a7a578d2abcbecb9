import type { KeyScope } from '@grovemail/domain/keys/key-scope.ts';
import type { Space } from '@grovemail/domain/keys/space.ts';

/** The keys of the public API. Of a key itself only its digest is stored. */
export interface KeyStore {
  addKey(key: NewKey): Promise<void>;
  /** The operators' keys, newest first, revoked ones too. */
  listKeys(): Promise<KeyRow[]>;
  /** The key with this digest, unless it was revoked or is past its end. */
  findKey(digest: string): Promise<KeyRow | null>;
  /** Notes that a key was used; within a minute of the last note it writes nothing. */
  noteKeyUse(id: string, at: number): Promise<void>;
  /** From the next call on the key opens nothing. Idempotent. */
  revokeKey(id: string): Promise<'revoked' | 'unknown'>;
}

export interface KeyRow {
  id: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  /** What the operator calls it. */
  label: string;
  scopes: readonly KeyScope[];
  /** What it stores stands apart, and nothing is sent. */
  isTest: boolean;
  /** Which rows it reaches. */
  space: Space;
  /** Of a visitor's key, which goes with its data space then; null for an operator's. */
  expiresAt: number | null;
  /** Until when an operator's key is good; null for good. */
  endsAt: number | null;
  /** From where alone it may be used, in CIDR; none is from everywhere. */
  networks: readonly string[];
  /** To a minute; null before the first use. */
  lastUsedAt: number | null;
  revokedAt: number | null;
}

export type NewKey = Omit<KeyRow, 'space' | 'expiresAt' | 'lastUsedAt' | 'revokedAt'> & {
  digest: string;
};
