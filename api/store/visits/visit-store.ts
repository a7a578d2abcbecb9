/** Short-lived test keys for visitors, each with a data space of its own that goes with it. */
export interface VisitStore {
  /**
   * Stores a visitor's test key; its id names its data space. Forgets up to two that have expired.
   * @returns whether it is stored: not while as many are in force as may be
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
