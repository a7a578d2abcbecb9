import type { Store } from '../../store/store.ts';
import { OperatorError } from '../process/operator-error.ts';

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
  if (!ending.test(id)) return null;
  const [found = null, another] = await store.outboxIdsEnding(id);
  if (another === undefined) return found;
  throw new OperatorError(
    `Several ids end with ${id}, such as ${found} and ${another}. Give the full id.`,
  );
}

const ending = /^[0-9a-f]{4,12}$/;
