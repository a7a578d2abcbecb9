import { beforeEach, describe, expect, it } from 'vitest';
import { beforeEachKey, headers, post, suppress, test } from '../../app-suite/each-app-for-test.ts';
import { newKey } from '../../app-suite/keys-for-test.ts';

let contact: { id: string; email: string };
beforeEachKey();
beforeEach(async () => {
  contact = await save();
});

async function save(email = 'ada@shop.example', own: Record<string, string> = headers) {
  return (await post('/v1/contacts', { email }, own)).json().payload.data;
}
const call = (method: 'GET' | 'DELETE' | 'HEAD', path: string, more: Record<string, string> = {}) =>
  test.app.inject({ method, url: `/v1/contacts${path}`, headers: { ...headers, ...more } });

const subscription = { status: 'subscribed', since: null, ends_at: null, stopped_lists: [] };
const nobody = '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55';

describe('200', () => {
  it('R226–R228, F3 reads a contact by its id', async () => {
    const response = await call('GET', `/${contact.id}`);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      error: null,
      payload: { data: { ...contact, subscription } },
    });
    expect((await call('HEAD', `/${contact.id}`)).statusCode).toBe(200);
  });

  it.each([
    '/ada@shop.example',
    '/ADA@Shop.example',
    '/ada%40shop.example',
    '/%20ada@shop.example',
    '/ada@shop.example/',
  ])('reads a contact by its address: %s', async (path) => {
    await save('eze@shop.example');
    expect((await call('GET', path)).json()).toMatchObject({
      error: null,
      payload: { data: contact },
    });
  });

  it.each(['a+b@shop.example', "o'x/y@shop.example", 'zoë@bücher.example', '%@shop.example'])(
    'reads %s by its address, percent-encoded',
    async (email) => {
      const own = await save(email);
      const response = await call('GET', `/${encodeURIComponent(email)}`);
      expect(response.json()).toMatchObject({ error: null, payload: { data: own } });
    },
  );

  it.each([
    ['its id', () => `/${contact.id}`],
    ['its address', () => '?email=ADA@shop.example'],
    ['its address in the path', () => '/ADA@shop.example'],
  ])('deletes a contact by %s, and no other', async (_name, path) => {
    const other = await save('eze@shop.example');
    const response = await call('DELETE', path());
    expect(response.statusCode).toBe(200);
    const data = { id: contact.id, deleted: true };
    expect(response.json()).toEqual({ error: null, payload: { data } });
    expect((await call('GET', `/${contact.id}`)).statusCode).toBe(404);
    expect((await call('GET', '')).json().payload.data).toEqual([{ ...other, subscription }]);
  });

  it('replays a deletion for its Idempotency-Key, even after the address was stored again', async () => {
    const key = { 'idempotency-key': 'k' };
    const first = await call('DELETE', '?email=ada@shop.example', key);
    const again = await save();
    expect((await call('DELETE', '?email=ada@shop.example', key)).body).toBe(first.body);
    expect((await call('GET', `/${again.id}`)).statusCode).toBe(200);
    expect(again.id).not.toBe(contact.id);
  });

  it('takes a body with a deletion for nothing', async () => {
    const response = await test.app.inject({
      method: 'DELETE',
      url: `/v1/contacts/${contact.id}`,
      headers,
      payload: { id: 'other' },
    });
    expect(response.statusCode).toBe(200);
  });
});

describe('R380 404 unknown_contact', () => {
  it.each(['GET', 'DELETE'] as const)('%s: never stored, or not with this key', async (method) => {
    const tester = await newKey(test, { isTest: true });
    const theirs = await save('ada@shop.example', tester.headers);
    for (const id of [nobody, theirs.id]) {
      const response = await call(method, `/${id}`);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ payload: null, code: 'unknown_contact' });
    }
    expect((await call(method, `/${contact.id}`, tester.headers)).statusCode).toBe(404);
    expect((await call('GET', `/${contact.id}`)).statusCode).toBe(200);
    expect((await call('GET', `/${theirs.id}`, tester.headers)).statusCode).toBe(200);
  });

  it('the second time that it is deleted', async () => {
    expect((await call('DELETE', `/${contact.id}`)).statusCode).toBe(200);
    expect((await call('DELETE', `/${contact.id}`)).statusCode).toBe(404);
    expect((await call('DELETE', '?email=ada@shop.example')).statusCode).toBe(404);
  });

  it.each(['/x', '/%00', "/'%20or%201=1", `/${'a'.repeat(5_000)}`])('%s', async (path) => {
    for (const method of ['GET', 'DELETE'] as const) {
      const response = await call(method, path);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'unknown_contact' });
    }
    expect((await call('GET', '')).json().payload.meta.size).toBe(1);
  });
});

describe('deletes nothing', () => {
  it.each([
    '',
    '?email=',
    '?email=ada',
    '?email=ada@shop.example&email=b@shop.example',
    '?email=ada@shop.example&all=1',
    '?limit=1',
  ])('400 for %j', async (path) => {
    expect((await call('DELETE', path)).statusCode).toBe(400);
    expect((await call('GET', '')).json().payload.meta.size).toBe(1);
  });

  it('403 without a key that is in force', async () => {
    for (const authorization of ['', 'Bearer gm_live_x']) {
      expect((await call('DELETE', `/${contact.id}`, { authorization })).statusCode).toBe(403);
    }
    expect((await call('GET', `/${contact.id}`)).statusCode).toBe(200);
  });
});

it('still sends no mail to an address that declined it, deleted and stored again', async () => {
  await suppress({ email: contact.email, contactId: contact.id });
  await call('DELETE', `/${contact.id}`);
  await save();
  const to = { account: 'site', email: contact.email, list: 'welcome' };
  expect(await test.store.isSuppressed(to)).toBe(true);
});
