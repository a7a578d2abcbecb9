import { accepted } from '@grovemail/contract/envelope.ts';
import { version } from '@grovemail/contract/version.ts';
import { available } from '../../http/responses/available.ts';
import type { Store } from '../../store/store.ts';

/** Milliseconds for which a check of the store is reused: anyone may call this, and the check writes. */
const freshMs = 1_000;

interface Deps {
  store: Store;
  now(): number;
  isStopping?: () => boolean;
}

/**
 * GET /healthz and GET /readyz. The process is healthy as long as it responds, so that it is not restarted when the
 * database is down. It is ready while the store accepts writes and is intact. While the process stops, both return null,
 * so that a proxy sends requests elsewhere.
 * @throws {ApiError} unavailable, from readyz
 */
export function healthChecks({ store, now, isStopping = () => false }: Deps) {
  const ok = accepted({ data: { status: 'ok', version } });
  let looked: { at: number; ready: Promise<void> } | null = null;
  return {
    '/healthz': async () => (isStopping() ? null : ok),
    '/readyz': async () => {
      if (isStopping()) return null;
      if (!looked || Math.abs(now() - looked.at) >= freshMs) {
        looked = { at: now(), ready: available(() => store.ping()) };
      }
      await looked.ready;
      return ok;
    },
  };
}
