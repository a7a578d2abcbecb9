import type { Page } from '../store/database/page.ts';

/** Rows per query, to bound memory. */
const pageSize = 500;

/**
 * Reads rows newest first, page by page, up to `limit`.
 * @param list reads one page, such as `store.listLeads`
 */
export async function* readRows<Row extends { id: string }>(
  list: (page: Page) => Promise<Row[]>,
  limit: number,
): AsyncGenerator<Row> {
  let left = limit;
  let before: string | undefined;
  while (left > 0) {
    const size = Math.min(pageSize, left);
    const rows = await list(before === undefined ? { limit: size } : { limit: size, before });
    yield* rows;
    if (rows.length < size) return;
    left -= rows.length;
    before = rows.at(-1)?.id;
  }
}

export async function collect<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}
