import type { StoreAddress } from '../store/engines/open-tables.ts';
import type { Store } from '../store/store.ts';

/** Fresh, empty data for one test, and ways to access it. */
export interface StoreHarness {
  /** Opens the data; a second call is a second connection to the same data. */
  open(now?: () => number): Promise<Store>;
  /** Runs portable SQL outside the store, for what its interface cannot do. */
  sql(text: string): Promise<void>;
  /** Leaves no tables, as before the first start. */
  dropTables(): Promise<void>;
  /** Where the data is. */
  address: StoreAddress;
  /** Closes everything and removes the data. */
  remove(): Promise<void>;
}
