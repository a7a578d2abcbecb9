import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { errorPage, testApp, usedApp } from '../../app-suite/app-for-test.ts';
import { demo } from '../../app-suite/lead-samples-for-test.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

describe('Request-Id', () => {
  it.each([
    ['200', 'GET', '/modules'],
    ['204', 'OPTIONS', '/api/contacts'],
    ['400', 'GET', '/%'],
    ['400', 'POST', '/guests/enquiry'],
    ['403', 'GET', '/v1/contacts'],
    ['404', 'GET', '/v1/unknown'],
    ['405', 'DELETE', '/v1/automations'],
  ] as const)(
    '%s %s %s carries a new one, and an error repeats it',
    async (status, method, url) => {
      const test = await usedApp();
      const ask = () =>
        test.app.inject({
          method,
          url,
          ...(method === 'POST' ? { payload: {} } : {}),
          headers: { 'request-id': 'mine', 'x-request-id': 'mine' },
        });
      const [first, second] = [await ask(), await ask()];
      await test.close();
      expect(first.statusCode).toBe(Number(status));
      const id = first.headers['request-id'];
      expect(id).toMatch(uuid);
      expect(second.headers['request-id']).not.toBe(id);
      if (first.statusCode >= 400) expect(first.json().request_id).toBe(id);
    },
  );

  it('is in the log of the response', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const test = await testApp({ logger: { level: 'info', stream } });
    const response = await test.app.inject({
      url: '/v1/contacts',
      headers: { 'request-id': 'mine' },
    });
    await test.close();
    const logged = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'answered');
    expect(logged).toMatchObject({ reqId: response.headers['request-id'], status: 403 });
    expect(lines.join('')).not.toContain('mine');
  });

  it('is not sent with pages', async () => {
    const test = await testApp({ site: { ...errorPage, 'index.html': 'home' } });
    const response = await test.app.inject({ url: '/' });
    await test.close();
    expect(response.headers).not.toHaveProperty('request-id');
  });
});

describe('faults', () => {
  it.each<[string, object, string[]]>([
    ['/guests/enquiry', { email: 'x' }, ['fullname', 'email', 'subject', 'body']],
    ['/leads', {}, ['type']],
    ['/leads', { type: 'demo' }, ['metadata']],
    [
      '/leads',
      { type: 'demo', metadata: { ...demo.metadata, email: '', subscribers: '' } },
      ['metadata.email', 'metadata.subscribers'],
    ],
  ])('%s with %j names each field', async (url, payload, params) => {
    const test = await usedApp();
    const response = await test.app.inject({ method: 'POST', url, payload });
    await test.close();
    const { code, faults, error } = response.json();
    expect(code).toBe('invalid_request');
    expect(faults.map(({ param }: { param: string }) => param)).toEqual(params);
    for (const { message } of faults) expect(error).toContain(message);
  });

  it('of a header', async () => {
    const test = await usedApp();
    const response = await test.app.inject({
      method: 'POST',
      url: '/guests/enquiry',
      headers: { 'idempotency-key': 'é' },
      payload: { fullname: 'Ada', email: 'a@b.co', subject: 'x', body: 'y' },
    });
    await test.close();
    expect(response.json().faults).toMatchObject([{ param: 'Idempotency-Key' }]);
  });

  it('none where the body as a whole is wrong', async () => {
    const test = await usedApp();
    const response = await test.app.inject({ method: 'POST', url: '/guests/enquiry', payload: [] });
    await test.close();
    expect(response.json()).toMatchObject({ error: 'The body must be one JSON object.' });
    expect(response.json()).not.toHaveProperty('faults');
  });
});
