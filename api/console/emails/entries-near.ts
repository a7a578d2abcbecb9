import { firstUuidV7At } from '../../store/database/uuid-v7.ts';
import type { OutboxRow, OutboxState } from '../../store/queue/outbox-store.ts';
import type { Store } from '../../store/store.ts';

/** An entry is written in the transaction of what it is about, or a moment later. */
const slack = 5_000;
const pageSize = 500;

/**
 * The entries in a state that were written about a time and match, newest first. Nothing finds an entry by the email that
 * it sends, and its id begins with its time.
 * @param at milliseconds since the epoch
 */
export async function entriesNear(
  store: Pick<Store, 'listOutbox'>,
  state: OutboxState,
  at: number,
  matches: (row: OutboxRow) => boolean,
): Promise<OutboxRow[]> {
  const found: OutboxRow[] = [];
  let before = firstUuidV7At(at + slack);
  for (;;) {
    const page = await store.listOutbox({ state, before, limit: pageSize });
    found.push(...page.filter((row) => row.createdAt >= at - slack && matches(row)));
    const oldest = page.at(-1);
    if (!oldest || page.length < pageSize || oldest.createdAt < at - slack) return found;
    before = oldest.id;
  }
}
