import { execFileSync } from 'node:child_process';
import { createECDH, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testPushSecret } from '../../api/app-suite/app-for-test.ts';
import { type SampleApi, startApi } from './api-for-test.ts';

let api: SampleApi;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

it("the guide's signature proves its address to the API, and no other address", async () => {
  const signature = pushSignature('ada@shop.example');
  expect(await subscribe({ email: 'ada@shop.example', signature })).toBe(200);
  expect(await subscribe({ email: 'eve@shop.example', signature })).toBe(400);
  expect(await api.store.listSubscriptions()).toMatchObject([
    { email: 'ada@shop.example', isProved: true, info: {} },
  ]);
});

const sample = new URL('../../site/docs/samples/sign-push-address.js', import.meta.url);

/** Runs the guide's function in a child process. */
function pushSignature(email: string): string {
  const program = `import { pushSignature } from ${JSON.stringify(sample.href)};
    console.log(pushSignature(${JSON.stringify(email)}));`;
  const env = { ...process.env, PUSH_SECRET: testPushSecret };
  const args = ['--input-type=module', '--eval', program];
  return execFileSync(process.execPath, args, { env, encoding: 'utf8' }).trim();
}

async function subscribe(contact: object): Promise<number> {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const keys = {
    p256dh: browser.getPublicKey().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  const response = await fetch(`${api.url}/api/contacts`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_push', 'content-type': 'application/json' },
    body: JSON.stringify({ ...contact, gm_web_push: { endpoint: 'https://push.example/1', keys } }),
  });
  return response.status;
}
