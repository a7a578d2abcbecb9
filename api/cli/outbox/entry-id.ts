import type { Store } from '../../store/store.ts';
import { idEnding, severalIds } from '../input/whole-id.ts';

/**
 * The id of an outbox entry.
 * @param given an id, or its last characters; at least four
 * @returns null if there is no such entry
 * @throws {OperatorError} when several ids end so
 */
export async function entryId(
  store: Pick<Store, 'findOutbox' | 'outboxIdsEnding'>,
  given: string,
): Promise<string | null> {
  const id = given.toLowerCase();
  const entry = await store.findOutbox(id);
  if (entry) return id;
  if (!idEnding.test(id)) return null;
  const found = await store.outboxIdsEnding(id);
  if (found.length > 1) throw severalIds(id, found);
  return found[0] ?? null;
}

/** The same for several: all are looked up first, so that an ambiguous one leaves none of them changed. */
export async function entryIds(
  store: Parameters<typeof entryId>[0],
  given: readonly string[],
): Promise<{ ids: string[]; unknown: string[] }> {
  const ids = new Set<string>();
  const unknown: string[] = [];
  for (const each of new Set(given)) {
    const id = await entryId(store, each);
    if (id === null) unknown.push(each);
    else ids.add(id);
  }
  return { ids: [...ids], unknown };
}
