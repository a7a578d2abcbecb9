import type { Page } from '../store/database/page.ts';

/** Rows per query. More would survive collections of the young generation and take more memory. */
const pageSize = 100;

export interface Wanted<Row> {
  /** Older rows have lower ids, so reading ends at the first below it. */
  firstId?: string;
  matches?: (row: Row) => boolean;
  /** A text in the stored form of every matching row. */
  text?: string;
}

/**
 * Reads rows newest first, page by page, up to `limit`.
 * @param list reads one page, such as `store.listLeads`
 */
export async function* readRows<Row extends { id: string }>(
  list: (page: Page) => Promise<Row[]>,
  limit: number,
  { firstId = '', matches, text }: Wanted<Row> = {},
): AsyncGenerator<Row> {
  let left = limit;
  let before: string | undefined;
  while (left > 0) {
    const size = matches ? pageSize : Math.min(pageSize, left);
    const rows = await list({
      limit: size,
      ...(before === undefined ? {} : { before }),
      ...(text === undefined ? {} : { search: { text, firstId } }),
    });
    for (const row of rows) {
      if (row.id < firstId || left === 0) return;
      if (matches && !matches(row)) continue;
      yield row;
      left -= 1;
    }
    if (rows.length < size) return;
    before = rows.at(-1)?.id;
  }
}

export async function collect<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}
