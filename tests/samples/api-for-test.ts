import { type TestApp, testApp } from '../../api/app-suite/app-for-test.ts';
import { newKey } from '../../api/app-suite/keys-for-test.ts';

/** The API on a free port, with an empty store. */
export interface SampleApi {
  /** Without trailing slash. */
  url: string;
  /** The variables that samples read. */
  environment: Readonly<Record<string, string>>;
  /** Those of a call with the live key. */
  liveHeaders: Record<string, string>;
  /** Makes an HTTP request, with the test key unless told otherwise. @returns the payload's data */
  call(
    method: string,
    path: string,
    body?: unknown,
    key?: Record<string, string>,
  ): Promise<{ id: string }>;
  /** The number of entries in a list. */
  size(path: string): Promise<number>;
  /** Creates another test key. */
  addKey(): Promise<string>;
  store: TestApp['store'];
  clock: TestApp['clock'];
  stop(): Promise<void>;
}

/** Starts the API with a test key. */
export async function startApi(): Promise<SampleApi> {
  const test = await testApp();
  test.clock.now = Date.now();
  const { key, headers } = await newKey(test, { isTest: true });
  const live = await newKey(test);
  const url = await test.app.listen({ host: '127.0.0.1', port: 0 });
  async function payload(
    method: string,
    path: string,
    body?: unknown,
    own: Record<string, string> = headers,
  ) {
    const response = await fetch(url + path, {
      method,
      headers: body ? { ...own, 'content-type': 'application/json' } : own,
      body: body ? JSON.stringify(body) : null,
    });
    return ((await response.json()) as { payload: Payload }).payload;
  }

  return {
    url,
    environment: { API_KEY: key, LIVE_API_KEY: live.key },
    liveHeaders: live.headers,
    call: async (...call) => (await payload(...call)).data,
    size: async (path) => (await payload('GET', path)).meta.size,
    addKey: async () => (await newKey(test, { isTest: true })).key,
    store: test.store,
    clock: test.clock,
    stop: () => test.close(),
  };
}

interface Payload {
  data: { id: string };
  meta: { size: number };
}
