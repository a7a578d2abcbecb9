import type { KeyScope } from '@grovemail/domain/keys/key-scope.ts';
import type { Space } from '../../keys/space.ts';

/** Keys of the public API, stored as digests only. */
export interface KeyStore {
  addKey(key: NewKey): Promise<void>;
  /** The operators' keys, newest first, including revoked ones. */
  listKeys(): Promise<KeyRow[]>;
  /** The key with this digest unless it was revoked or has expired. Both cases take the same time. */
  findKey(digest: string): Promise<KeyRow | null>;
  /** Records that a key was used, at most once a minute. */
  noteKeyUse(id: string, at: number): Promise<void>;
  /** Revokes a key. Idempotent. */
  revokeKey(id: string): Promise<'revoked' | 'unknown'>;
}

export interface KeyRow {
  id: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  /** The operator's name for it. */
  label: string;
  scopes: readonly KeyScope[];
  /** Its data is stored separately, and nothing is sent. */
  isTest: boolean;
  /** Whether its emails are strict by default. */
  isStrict: boolean;
  /** The data space that it can access. */
  space: Space;
  /** When a visitor's key is deleted with its data space; null for an operator's key. */
  expiresAt: number | null;
  /** When an operator's key expires; null for never. */
  endsAt: number | null;
  /** The networks from which it may be used, in CIDR; empty for all. */
  networks: readonly string[];
  /** Accurate to a minute; null before the first use. */
  lastUsedAt: number | null;
  revokedAt: number | null;
}

export type NewKey = Omit<KeyRow, 'space' | 'expiresAt' | 'lastUsedAt' | 'revokedAt'> & {
  digest: string;
};
