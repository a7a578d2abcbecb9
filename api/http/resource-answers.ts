import { accepted } from '@grovemail/contract/envelope.ts';
import type { RouteAnswer } from './route.ts';

/** The answer that holds one resource. */
export function resourceAnswer(data: object): RouteAnswer {
  return { status: 200, body: accepted({ data }) };
}

/** How a page is asked for: one row more than is shown tells whether there is a next page. */
export function pageOf({ limit, cursor }: { limit: number; cursor?: string | undefined }) {
  return { limit: limit + 1, ...(cursor === undefined ? {} : { before: cursor }) };
}

/**
 * @param listed.size how many there are on all pages
 * @param limit how many rows a page shows at most
 */
export function pageAnswer<Row extends { id: string }>(
  { rows, size }: { rows: readonly Row[]; size: number },
  limit: number,
  resource: (row: Row) => object,
): RouteAnswer {
  const shown = rows.slice(0, limit);
  const next_cursor = rows.length > limit ? (shown.at(-1)?.id ?? null) : null;
  const payload = { data: shown.map(resource), meta: { size, next_cursor } };
  return { status: 200, body: accepted(payload) };
}
