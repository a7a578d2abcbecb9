import type { ListPage, NewCount } from '@grovemail/contract/console/list.ts';

/** A part of a list. */
export interface Part {
  limit: number;
  /** The last id of the previous page. */
  before?: string | undefined;
  /** The lowest id. */
  firstId?: string | undefined;
}

interface ListQuery {
  before?: string | undefined;
  after?: string | undefined;
}

const maxNewCount = 100;

/** A page of a list, or with `after`, the number of newer rows. @param rows reads a part, newest first */
export async function listPage<Row extends { id: string }, Item>(
  { before, after }: ListQuery,
  pageSize: number,
  rows: (part: Part) => Promise<Row[]>,
  item: (row: Row) => Item,
): Promise<ListPage<Item> | NewCount> {
  if (after === undefined)
    return pageOf(await rows({ limit: pageSize + 1, before }), pageSize, item);
  const newest = await rows({ limit: maxNewCount, firstId: after });
  return { count: newest.filter(({ id }) => id > after).length };
}

/** The first rows as a page. @param rows with one more than the page, if there are more */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  pageSize: number,
  item: (row: Row) => Item,
): ListPage<Item> {
  return { items: rows.slice(0, pageSize).map(item), hasMore: rows.length > pageSize };
}
