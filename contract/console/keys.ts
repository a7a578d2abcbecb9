/** A key of the public API, without its secret. Times are milliseconds since the epoch. */
export interface KeyItem {
  id: string;
  createdAt: number;
  label: string;
  scopes: string[];
  isTest: boolean;
  /** Emails with a placeholder without a value are rejected. */
  isStrict: boolean;
  /** Null: never. */
  endsAt: number | null;
  /** The networks that may use it; empty: all. */
  networks: string[];
  /** Accurate to a minute; null before the first use. */
  lastUsedAt: number | null;
  revokedAt: number | null;
}

export interface KeyList {
  keys: KeyItem[];
}

/** From the audit log, newest first. */
export interface KeyChanges {
  changes: KeyChange[];
}

export interface KeyChange {
  at: number;
  who: string;
  did: 'made' | 'revoked';
  keyId: string;
}

/** The only response with a key. */
export interface NewKey {
  id: string;
  key: string;
}
