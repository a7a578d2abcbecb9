import type { Store } from '../../store/store.ts';
import { consoleRoutes } from '../routes.ts';
import type { OnceAddresses } from '../serving/once.ts';
import { consoleForTest } from './console-for-test.ts';

/** All of the console's calls on a store of their own, as `ada`. */
export interface CallsForTest {
  store: Store;
  once: OnceAddresses;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at a part of a response.
  get(path: string): Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: the same.
  post(path: string, body: object): Promise<any>;
  close(): Promise<void>;
}

/** @param now milliseconds since the epoch */
export function callsForTest(now: () => number): CallsForTest {
  const { store, deps, get, post, close } = consoleForTest(consoleRoutes, { now });
  return {
    ...{ store, post, close, once: deps.once },
    get(path) {
      const url = new URL(path, 'http://localhost');
      return get(url.pathname, Object.fromEntries(url.searchParams));
    },
  };
}
