import type { WebhookSecret } from '@grovemail/contract/console/webhooks.ts';
import { maxWebhooks } from '@grovemail/domain/delivery/delivery-limits.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { attemptAt, handBack } from '../../store-suite/account-calls.ts';
import { consoleForTest, type TestConsole } from './console-for-test.ts';

let test: TestConsole;
beforeEach(() => {
  test = consoleForTest();
});
afterEach(() => test.close());

const body = { url: 'https://shop.example/hooks', events: ['paid'], types: ['mail.sent'] };
const unknown = '/api/webhooks/019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e5a';

const added = (changes: object = {}): Promise<WebhookSecret> =>
  test.post('/api/webhooks', { ...body, ...changes });

const deliveries = (id: string, query: Record<string, string>) =>
  test.get(`/api/webhooks/${id}/deliveries?${new URLSearchParams(query)}`);

it('a secret is in the response that made it, and nowhere else', async () => {
  const { id, secret } = await added();
  const rotated = await test.post(`/api/webhooks/${id}/secret`, { overlapHours: 24 });
  expect(rotated.secret).not.toBe(secret);
  const row = await test.store.findWebhook(id);
  expect(row).toMatchObject({ secret: rotated.secret, previousSecret: secret });
  const read = [await test.get('/api/webhooks'), await test.get(`/api/webhooks/${id}`)];
  expect(JSON.stringify(read)).not.toContain('whsec_');
});

it('each change is one entry of the audit log, by its own command', async () => {
  const { id } = await added();
  await test.post(`/api/webhooks/${id}`, { ...body, events: [] });
  await test.post(`/api/webhooks/${id}/secret`, { overlapHours: 0 });
  await test.post(`/api/webhooks/${id}/tests`, {});
  await test.post(`/api/webhooks/${id}/removal`, {});
  const log = await test.logged('console');
  expect(log.toReversed().map(([command]) => command)).toEqual(
    ['add', 'update', 'rotate', 'test', 'remove'].map((verb) => `console webhooks ${verb}`),
  );
  expect(new Set(log.map(([, subject]) => subject))).toContain(`webhook:${id}`);
});

describe('a webhook is rejected', () => {
  it.each([
    [{ events: [], types: [] }, 'must name at least one'],
    [{ types: ['mail.opened'] }, 'Invalid'],
    [{ events: ['mail.sent'] }, 'reserved'],
    [{ secret: 'whsec_' }, 'secret'],
  ])('%j', async (changes, message) => {
    await expect(added(changes)).rejects.toThrow(message);
    expect(await test.store.listWebhooks()).toEqual([]);
  });

  it('whose address is not allowed', async () => {
    const { id } = await added();
    await expect(added({ url: 'http://shop.example/' })).rejects.toThrow('The URL must be https.');
    await expect(
      test.post(`/api/webhooks/${id}`, { ...body, url: 'http://shop.example/' }),
    ).rejects.toThrow('must be https.');
    expect((await test.store.findWebhook(id))?.url).toBe(body.url);
  });

  it('after the last that an account can have', async () => {
    for (let at = 0; at < maxWebhooks; at += 1) await added();
    await expect(added()).rejects.toThrow('Remove one');
  });

  it.each([
    ['', body],
    ['/secret', { overlapHours: 1 }],
    ['/removal', {}],
    ['/tests', {}],
  ])('that is gone: %s', async (path, body) => {
    await expect(test.post(unknown + path, body)).rejects.toThrow('any more');
  });
});

it('a test event is queued as it is shown, for what the webhook is subscribed to', async () => {
  const { id } = await added({ events: [] });
  const event = await test.post(`/api/webhooks/${id}/tests`, {});
  expect(event.path).toBe('/hooks');
  const { webhookId, ...sent } = (await test.store.listOutbox())[0]?.payload ?? {};
  expect(webhookId).toBe(id);
  expect(JSON.parse(event.body)).toEqual(sent);
  expect(sent).toMatchObject({ type: 'mail.sent', test: true });
});

it('why one fails, with the whole reply, and only what failed', async () => {
  const { id } = await added();
  await test.post(`/api/webhooks/${id}/tests`, {});
  await handBack(test.store);
  const reply = `It replied 503: ${'x'.repeat(400)}`;
  await test.store.recordResponse(attemptAt(id, null));
  for (let at = 0; at < 60; at += 1) await test.store.recordResponse(attemptAt(id, reply));
  const { webhook } = await test.get(`/api/webhooks/${id}`);
  expect(webhook).toMatchObject({ state: 'paused', failing: { failures: 5, error: reply } });
  const first = await deliveries(id, { failed: 'yes' });
  expect([first.items.length, first.hasMore, first.items[0]?.reply]).toEqual([50, true, reply]);
  const last = first.items.at(-1)?.id;
  expect((await deliveries(id, { failed: 'yes', before: last })).items).toHaveLength(10);
  expect((await deliveries(id, { before: last })).items).toHaveLength(11);
  const list = await test.get('/api/webhooks');
  expect(list).toMatchObject({ notice: null, webhooks: [{ state: 'paused' }] });
});

it('only a message of this webhook is replayed', async () => {
  const [one, other] = [await added(), await added()];
  const { message } = await test.post(`/api/webhooks/${one.id}/tests`, {});
  const replay = (id: string) => test.post(`/api/webhooks/${id}/replays`, { message });
  await expect(replay(other.id)).rejects.toThrow('no such message');
  expect(await replay(one.id)).toEqual({ outcome: 'waiting' });
});
