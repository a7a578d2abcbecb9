import { accepted } from '@grovemail/contract/envelope.ts';
import type { Store } from '../store/store.ts';
import { available } from './submission.ts';

/**
 * Makes the answer of GET /healthz: ready while the store answers.
 * @throws {Refusal} unavailable
 */
export function healthCheck({ store }: { store: Store }): () => Promise<string> {
  return async () => {
    await available(() => store.ping());
    return accepted({ data: { status: 'ok' } });
  };
}
