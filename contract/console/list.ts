/** A page of any list, newest first. */
export interface ListPage<Item> {
  items: Item[];
  /** Whether older ones follow. */
  hasMore: boolean;
}

/** The number of newer entries, at most 100. */
export interface NewCount {
  count: number;
}
