import { type DeadKind, deadEntries } from '../../resources/dead-entries.ts';
import { recipientsIn } from '../../resources/outbox-recipient.ts';
import type { OutboxRow } from '../../store/queue/outbox-store.ts';
import type { Store } from '../../store/store.ts';

/**
 * The dead entries of one kind or all, newest first.
 * @param wanted.search a part of the recipient, or of the other server's reply, in any case
 * @param start the id after which to begin
 */
export async function* deadMatches(
  store: Store,
  { search, ...kind }: Partial<DeadKind> & { search: string },
  start?: string,
): AsyncGenerator<OutboxRow> {
  const recipientOf = recipientsIn(store);
  const text = search.toLowerCase();
  const isIn = (field: string | null) => field?.toLowerCase().includes(text) ?? false;
  for await (const row of deadEntries(store, kind, start))
    if (text === '' || isIn(row.error) || isIn(await recipientOf(row))) yield row;
}
