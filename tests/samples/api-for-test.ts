import { type TestApp, testApp } from '../../api/routes/app-for-test.ts';
import { newKey } from '../../api/routes/v1-for-test.ts';

/** The API on a port of its own, with an empty store. */
export interface SampleApi {
  /** Its origin. */
  url: string;
  /** What samples read from their environment. */
  environment: { GROVEMAIL_KEY: string };
  /** Calls it as a program would. @returns the payload's data */
  call(method: string, path: string, body?: object): Promise<{ id: string }>;
  /** How many entries a list has. */
  size(path: string): Promise<number>;
  /** Another test key. */
  anotherKey(): Promise<string>;
  store: TestApp['store'];
  clock: TestApp['clock'];
  stop(): Promise<void>;
}

/** Starts the API with a test key. */
export async function startApi(): Promise<SampleApi> {
  const test = await testApp();
  test.clock.now = Date.now();
  const { key, headers } = await newKey(test, { isTest: true });
  const url = await test.app.listen({ host: '127.0.0.1', port: 0 });
  async function payload(method: string, path: string, body?: object): Promise<Payload> {
    const sent = { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) };
    const options = { method, headers: sent, ...(body ? { body: JSON.stringify(body) } : {}) };
    const response = await fetch(url + path, options);
    return ((await response.json()) as { payload: Payload }).payload;
  }

  return {
    url,
    environment: { GROVEMAIL_KEY: key },
    call: async (...call) => (await payload(...call)).data,
    size: async (path) => (await payload('GET', path)).meta.size,
    anotherKey: async () => (await newKey(test, { isTest: true })).key,
    store: test.store,
    clock: test.clock,
    stop: () => test.close(),
  };
}

interface Payload {
  data: { id: string };
  meta: { size: number };
}
