import type { AddressInfo } from 'node:net';
import { version } from '@grovemail/contract/version.ts';
import { afterEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../app-suite/app-for-test.ts';
import { metricsOf, serveMetrics } from './metrics.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function measured(test: TestApp, backups: Parameters<typeof metricsOf>[0]['backups'] = null) {
  const { app, store, clock } = test;
  const now = () => clock.now;
  const registry = metricsOf({ app, store, backups, now });
  const server = await serveMetrics(registry, { host: '127.0.0.1', port: 0 });
  open.push(async () => server.close());
  const { port } = server.address() as AddressInfo;
  return (path = '/metrics') => fetch(`http://127.0.0.1:${port}${path}`);
}

it('has times by route and status, the outbox, and never an address', async () => {
  const test = await testApp();
  open.push(test.close);
  const get = await measured(test);
  await test.app.inject({
    method: 'POST',
    url: '/guests/enquiry?from=ada@shop.example',
    payload: { fullname: 'Ada', email: 'ada@shop.example', subject: 'Hi', body: 'There' },
  });
  await test.app.inject('/v1/contacts?email=ada@shop.example');
  test.clock.now += 90_000;
  const dropped = { id: crypto.randomUUID(), at: test.clock.now, digest: 'd' };
  await test.store.noteDropped({ ...dropped, reason: 'unreadable', reply: '' });
  const text = await (await get()).text();
  expect(text).toContain(
    'http_request_duration_seconds_count{method="POST",route="/guests/enquiry",status="200"} 1',
  );
  expect(text).toContain('route="/v1/contacts",status="403"');
  expect(text).toContain('outbox_entries{state="waiting"} 2');
  expect(text).toContain(`build_info{version="${version}"} 1`);
  expect(text).toContain('outbox_entries{state="dead"} 0');
  expect(text).toContain('outbox_oldest_seconds 90');
  expect(text).toContain('mail_reports{outcome="dropped"} 1');
  expect(text).toContain('mail_reports{outcome="stopped"} 0');
  expect(text).toContain('mail_sender_refusing_recipients 0');
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toContain('ada@');
});

it('counts outages of the store, and still responds', async () => {
  const test = await testApp();
  const get = await measured(test);
  await test.store.close();
  await test.app.inject('/readyz');
  expect(await (await get()).text()).toMatch(/store_errors_total [1-5]\n/);
  await test.close();
});

it.each([
  ['1', async () => ({ lastAt: 1_000, isOverdue: false })],
  ['0', async () => ({ lastAt: null, isOverdue: true })],
  ['0', () => Promise.reject(new Error('EACCES'))],
])('has %s as the time of the last backup', async (time, backups) => {
  const test = await testApp();
  open.push(test.close);
  const get = await measured(test, backups);
  expect(await (await get()).text()).toContain(`backup_last_success_timestamp_seconds ${time}\n`);
});

it('has nothing else on its port', async () => {
  const test = await testApp();
  open.push(test.close);
  const get = await measured(test);
  expect((await get('/')).status).toBe(404);
  expect((await get('/healthz')).status).toBe(404);
});
