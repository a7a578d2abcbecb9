import type { Store } from '../../store/store.ts';
import { idEnding, severalIds } from '../input/whole-id.ts';

/**
 * The id of an outbox entry.
 * @param idOrEnding an id, or at least its last four characters
 * @returns null if there is no such entry
 * @throws {OperatorError} when several ids have the ending
 */
export async function entryId(
  store: Pick<Store, 'findOutbox' | 'outboxIdsEnding'>,
  idOrEnding: string,
): Promise<string | null> {
  const id = idOrEnding.toLowerCase();
  const entry = await store.findOutbox(id);
  if (entry) return id;
  if (!idEnding.test(id)) return null;
  const found = await store.outboxIdsEnding(id);
  if (found.length > 1) throw severalIds(id, found);
  return found[0] ?? null;
}

/** The ids of several entries. @throws {OperatorError} when several ids have one of the endings */
export async function entryIds(
  store: Parameters<typeof entryId>[0],
  idsOrEndings: readonly string[],
): Promise<{ ids: string[]; unknown: string[] }> {
  const ids = new Set<string>();
  const unknown: string[] = [];
  for (const text of new Set(idsOrEndings)) {
    const id = await entryId(store, text);
    if (id === null) unknown.push(text);
    else ids.add(id);
  }
  return { ids: [...ids], unknown };
}
