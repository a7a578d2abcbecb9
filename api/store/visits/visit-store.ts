/** Short-lived test keys for visitors, each with its own data space, which is deleted with it. */
export interface VisitStore {
  /**
   * Stores a visitor's test key, whose id is that of its data space. Deletes up to two expired ones. At the
   * limit of its network, it replaces that network's least recently used key; at the limit for all, one of a
   * network with more than its share, or one without a call for an hour.
   * @returns false if there is no such key
   */
  addVisitorKey(key: NewVisitorKey): Promise<boolean>;
}

export interface NewVisitorKey {
  id: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  expiresAt: number;
  digest: string;
  /** A digest of the network that gets it. */
  issuedTo: string;
}
