import type { StoreAddress } from '../schema/open-tables.ts';
import type { Store } from '../store.ts';

/** Fresh, empty data for one test, and the ways to reach it. */
export interface StoreHarness {
  /** Opens the data; a second call is a second connection to the same data. */
  open(now?: () => number): Promise<Store>;
  /** Runs portable SQL around the store, for what its interface cannot yet do. */
  sql(text: string): Promise<void>;
  /** Where the data is. */
  address: StoreAddress;
  /** Closes what was opened and removes the data. */
  remove(): Promise<void>;
}
