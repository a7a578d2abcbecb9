import { accepted } from '@grovemail/contract/envelope.ts';
import type { Store } from '../store/store.ts';
import { available } from './submission.ts';

/**
 * Makes the answers of GET /healthz and GET /readyz. The process is well as long as it answers at all,
 * so that nobody restarts it for a database that is away; it is ready while the store answers too.
 * @throws {Refusal} unavailable, from the second
 */
export function healthChecks({ store }: { store: Store }) {
  const ok = accepted({ data: { status: 'ok' } });
  return {
    '/healthz': async () => ok,
    '/readyz': async () => {
      await available(() => store.ping());
      return ok;
    },
  };
}
