/** Short-lived test keys for visitors, each with its own data space, which is deleted with it. */
export interface VisitStore {
  /**
   * Stores a visitor's test key, whose id is that of its data space. Deletes up to two expired ones.
   * @returns false if the maximum number of valid keys is reached
   */
  addVisitorKey(key: NewVisitorKey): Promise<boolean>;
}

export interface NewVisitorKey {
  id: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  expiresAt: number;
  digest: string;
}
