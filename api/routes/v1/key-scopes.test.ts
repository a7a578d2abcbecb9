import { operations } from '@grovemail/contract/operations/all.ts';
import type { KeyScope } from '@grovemail/domain/keys/key-scope.ts';
import { describe, expect, it } from 'vitest';
import { beforeEachApp, post, replaceApp, test } from '../../app-suite/each-app-for-test.ts';
import { newKey } from '../../app-suite/keys-for-test.ts';

beforeEachApp();

/** What each scope opens; written out, since a slip here would open too much. */
const calls = {
  read: [
    'GET /v1/contacts',
    'GET /v1/contacts/{id}',
    'GET /v1/automations',
    'GET /v1/transactionals',
    'GET /v1/transactionals/{id}',
    'POST /v1/transactionals/{id}/preview',
  ],
  contacts: [
    'POST /v1/contacts',
    'POST /v1/contacts/batch',
    'DELETE /v1/contacts',
    'DELETE /v1/contacts/{id}',
  ],
  send: ['POST /v1/automations', 'POST /v1/transactionals', 'POST /v1/transactionals/batch'],
  webhooks: [
    'POST /v1/webhooks',
    'GET /v1/webhooks',
    'GET /v1/webhooks/{id}',
    'PATCH /v1/webhooks/{id}',
    'DELETE /v1/webhooks/{id}',
    'POST /v1/webhooks/{id}/rotate',
    'GET /v1/webhooks/{id}/deliveries',
    'POST /v1/webhooks/{id}/replay',
    'POST /v1/webhooks/{id}/test',
  ],
  templates: [
    'GET /v1/templates',
    'GET /v1/templates/{code}',
    'GET /v1/templates/{code}/versions',
    'PUT /v1/templates/{code}',
    'DELETE /v1/templates/{code}',
    'POST /v1/templates/{code}/restore',
    'POST /v1/templates/{code}/render',
  ],
  suppressions: ['GET /v1/suppressions', 'POST /v1/suppressions', 'POST /v1/suppressions/lift'],
};

const all = Object.values(calls).flat();

it('names every call with an account key', () => {
  const keyed = operations.filter(({ auth }) => auth === 'key');
  expect(all.toSorted()).toEqual(keyed.map(({ method, path }) => `${method} ${path}`).toSorted());
});

describe('a key', () => {
  it.each([
    [['read'], calls.read],
    [['contacts'], calls.contacts],
    [['send'], calls.send],
    [['webhooks'], calls.webhooks],
    [['templates'], calls.templates],
    [['suppressions'], calls.suppressions],
    [
      ['send', 'contacts'],
      [...calls.send, ...calls.contacts],
    ],
    [['all'], all],
  ] as const)('of the scopes %j opens its calls and no other', async (scopes, opened) => {
    const { headers } = await newKey(test, { scopes, isTest: true });
    const passed = [];
    for (const call of all) {
      const [method, path = ''] = call.split(' ');
      const url = path.replace('{id}', crypto.randomUUID()).replace('{code}', 'welcome');
      const response = await test.app.inject({
        method: method as 'GET',
        url,
        headers,
        ...(method?.startsWith('P') && !path.endsWith('preview') ? { payload: {} } : {}),
      });
      const { code } = response.json();
      if (code === 'outside_scope') expect(response.statusCode).toBe(403);
      else passed.push(call);
    }
    expect(passed.toSorted()).toEqual([...opened].toSorted());
  });

  it('that stores contacts gets what is stored only with the scope to read', async () => {
    const save = async (scopes: readonly KeyScope[], payload: object) => {
      const { headers } = await newKey(test, { scopes });
      const response = await post('/v1/contacts', { email: 'ada@b.co', ...payload }, headers);
      return response.json().payload.data;
    };
    const known = {
      firstname: 'Ada',
      phone_number: '+2348030000000',
      address: { street: '4 Baobab Close' },
      extra_data: { plan: { name: 'growth' } },
    };
    const { id } = await save(['all'], known);
    const [email, created_at, updated_at] = ['ada@b.co', expect.any(String), expect.any(String)];
    const update = { lastname: 'Obi', address: { state: 'Lagos' }, extra_data: { plan: {} } };
    expect(await save(['contacts'], update)).toEqual({ id, email, created_at, updated_at });
    expect(await save(['contacts', 'read'], {})).toMatchObject({ id, firstname: 'Ada' });
  });

  it('that is too narrow is rejected before the body is read, and nothing is stored', async () => {
    const { headers } = await newKey(test, { scopes: ['read', 'send'] });
    const payload = { email: 'ada@b.co' };
    const response = await post('/v1/contacts', payload, headers);
    expect(response.json()).toMatchObject({
      error: 'This key is not allowed to make this call. It needs the scope contacts.',
      payload: null,
      code: 'outside_scope',
    });
    const { size } = (await test.app.inject({ url: '/v1/contacts', headers })).json().payload.meta;
    expect(size).toBe(0);
  });

  it('of one network opens nothing elsewhere, whatever a caller writes into a header', async () => {
    const { headers } = await newKey(test, { networks: ['203.0.113.0/24', '2001:db8:1::/48'] });
    const status = async (remoteAddress: string, more: Record<string, string> = {}) => {
      const sent = { ...headers, ...more };
      const response = await test.app.inject({ url: '/v1/contacts', headers: sent, remoteAddress });
      return response.statusCode;
    };
    expect(await status('203.0.113.9')).toBe(200);
    expect(await status('::ffff:203.0.113.9')).toBe(200);
    expect(await status('2001:db8:1:2::3')).toBe(200);
    expect(await status('203.0.114.9')).toBe(403);
    expect(await status('2001:db8:2::3')).toBe(403);
    expect(await status('192.0.2.1', { 'x-forwarded-for': '203.0.113.9' })).toBe(403);
  });

  it('is used from the address that the trusted proxy reports', async () => {
    await replaceApp({ config: { server: { trustProxy: 1 } } });
    const { headers } = await newKey(test, { networks: ['203.0.113.0/24'] });
    for (const [forwarded, status] of [
      ['203.0.113.9', 200],
      ['203.0.113.9:4711', 200],
      ['203.0.113.9, 192.0.2.1', 403],
    ] as const) {
      const sent = { ...headers, 'x-forwarded-for': forwarded };
      const response = await test.app.inject({ url: '/v1/contacts', headers: sent });
      expect([forwarded, response.statusCode]).toEqual([forwarded, status]);
    }
  });

  it('shows when it was last used, once a minute, also one for pages', async () => {
    const { id, headers } = await newKey(test);
    const page = await newKey(test, { scopes: ['push-only'] });
    const lastUse = async (of: string) =>
      (await test.store.listKeys()).find((row) => row.id === of)?.lastUsedAt;
    expect(await lastUse(id)).toBeNull();
    const first = test.clock.now;
    for (const at of [first, first + 59_999]) {
      test.clock.now = at;
      await test.app.inject({ url: '/v1/contacts', headers });
      await expect.poll(() => lastUse(id)).toBe(first);
    }
    const payload = {};
    await test.app.inject({ method: 'POST', url: '/api/contacts', ...page, payload });
    await expect.poll(() => lastUse(page.id)).toBe(first + 59_999);
  });

  it('works while its last use cannot be written', async () => {
    test.store.noteKeyUse = () => Promise.reject(new Error('away'));
    const { headers } = await newKey(test);
    expect((await test.app.inject({ url: '/v1/contacts', headers })).statusCode).toBe(200);
  });
});
