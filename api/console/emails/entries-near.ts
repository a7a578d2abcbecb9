import { firstUuidV7At } from '../../store/database/uuid-v7.ts';
import type { OutboxRow, OutboxState } from '../../store/queue/outbox-store.ts';
import type { Store } from '../../store/store.ts';

/** Milliseconds. An entry is written in the transaction of its cause, or shortly after. */
const slack = 5_000;
const pageSize = 500;

/**
 * The matching entries in a state that were written near a time, newest first. Entries have no index by email, but their
 * ids begin with the time.
 * @param at milliseconds since the epoch
 */
export async function entriesNear(
  store: Pick<Store, 'listOutbox'>,
  state: OutboxState,
  at: number,
  matches: (row: OutboxRow) => boolean,
): Promise<OutboxRow[]> {
  const entries: OutboxRow[] = [];
  let before = firstUuidV7At(at + slack);
  for (;;) {
    const page = await store.listOutbox({ state, before, limit: pageSize });
    entries.push(...page.filter((row) => row.createdAt >= at - slack && matches(row)));
    const oldest = page.at(-1);
    if (!oldest || page.length < pageSize || oldest.createdAt < at - slack) return entries;
    before = oldest.id;
  }
}
