import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import type { Suppression } from '../store/suppressions/suppression-store.ts';
import { suppression } from '../store-suite/account-calls.ts';
import { formType, type TestApp, testApp, usedApp } from './app-for-test.ts';
import { newKey } from './keys-for-test.ts';

/** The application of the running test. */
export let test: TestApp;
/** The headers of a call with a live key for everything, in a file of `beforeEachKey`. */
export let headers: { authorization: string };

/** Gives each test of a file an application. */
export function beforeEachApp(make: () => Promise<TestApp> = usedApp): void {
  beforeEach(async () => {
    test = await make();
  });
  afterEach(() => test.close());
}

/** Gives each test of a file an application with a key. */
export function beforeEachKey(make?: () => Promise<TestApp>): void {
  beforeEachApp(make);
  beforeEach(async () => {
    ({ headers } = await newKey(test));
  });
}

/** Goes on with another application, without a key. */
export async function replaceApp(settings?: Parameters<typeof testApp>[0]): Promise<void> {
  await test.close();
  test = await testApp(settings);
}

/** Stops mail to an address, by default at its own request and from all lists. */
export const suppress = (changes: Partial<Suppression> & { email: string }) =>
  test.store.suppress(suppression({ at: test.clock.now, ...changes }));

export const call = (
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: InjectOptions['payload'],
  own: Record<string, string> = {},
) =>
  test.app.inject({
    method,
    url,
    headers: own,
    ...(payload === undefined ? {} : { payload }),
  });

export const post = (
  url: string,
  payload?: InjectOptions['payload'],
  own?: Record<string, string>,
) => call('POST', url, payload, own);

export const postForm = (
  url: string,
  fields: Record<string, string>,
  own: Record<string, string> = {},
) => post(url, new URLSearchParams(fields).toString(), { ...formType, ...own });
