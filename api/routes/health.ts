import { accepted } from '@grovemail/contract/envelope.ts';
import { available } from '../http/available.ts';
import type { Store } from '../store/store.ts';

/** Milliseconds that one look at the store serves: anyone may ask, and it writes. */
const freshMs = 1_000;

/**
 * Makes the answers of GET /healthz and GET /readyz. The process is well as long as it answers at all,
 * so that nobody restarts it for a database that is away; it is ready while the store takes writes and
 * is undamaged.
 * @throws {Refusal} unavailable, from the second
 */
export function healthChecks({ store, now }: { store: Store; now(): number }) {
  const ok = accepted({ data: { status: 'ok' } });
  let looked: { at: number; ready: Promise<void> } | null = null;
  return {
    '/healthz': async () => ok,
    '/readyz': async () => {
      if (!looked || Math.abs(now() - looked.at) >= freshMs) {
        looked = { at: now(), ready: available(() => store.ping()) };
      }
      await looked.ready;
      return ok;
    },
  };
}
