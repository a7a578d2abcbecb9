import type { Store } from '../../store/store.ts';
import { wholeId } from '../input/whole-id.ts';

/**
 * The ids of webhooks for ids or their last characters, each once.
 * @throws {OperatorError} when several webhooks have such an ending
 */
export async function webhookIds(store: Store, given: readonly string[]): Promise<string[]> {
  const ids = (await store.listWebhooks()).map(({ id }) => id);
  return [...new Set(given.map((one) => wholeId(one, ids)))];
}

export async function webhookId(store: Store, given: string): Promise<string> {
  const [id = given] = await webhookIds(store, [given]);
  return id;
}
