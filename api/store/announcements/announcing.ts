import { putInLine } from '../outbox-works.ts';
import { statements } from '../statements.ts';
import { query, type Work } from '../work.ts';
import type { Announcement } from './announcement.ts';

/** Puts in line what the webhooks of that type are to be told of each row. */
export function* announce<Row>(
  { type, entries }: Announcement<Row>,
  written: readonly Row[],
): Work<void> {
  const webhooks = yield* query(statements.webhooksOfType, type);
  if (webhooks.length === 0) return;
  const ids = webhooks.map(({ id }) => id as string);
  yield* putInLine(written.flatMap((row) => entries(row, ids)));
}
