import type { Store } from '../../store/store.ts';
import { wholeId } from '../input/whole-id.ts';

/**
 * The ids of webhooks without duplicates.
 * @param idsOrEndings ids or their last characters
 * @throws {OperatorError} when several webhooks have an ending
 */
export async function webhookIds(store: Store, idsOrEndings: readonly string[]): Promise<string[]> {
  const ids = (await store.listWebhooks()).map(({ id }) => id);
  return [...new Set(idsOrEndings.map((text) => wholeId(text, ids)))];
}

export async function webhookId(store: Store, idOrEnding: string): Promise<string> {
  const [id = idOrEnding] = await webhookIds(store, [idOrEnding]);
  return id;
}
