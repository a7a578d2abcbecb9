import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { facts } from '../../site/docs/guides/api-facts.ts';
import { guideRequest } from '../../site/docs/guides/guide-request.ts';
import { type SampleApi, startApi } from './api-for-test.ts';

let api: SampleApi;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

/** Sends the guide's call, with overrides. */
async function record(overrides: { key?: string; body?: string; apiKey?: string } = {}) {
  const text = await readFile('site/docs/samples/record-once.json', 'utf8');
  const { method, path, headers, body } = guideRequest(text, api.url);
  const response = await fetch(api.url + path, {
    method,
    headers: {
      'idempotency-key': overrides.key ?? headers?.['Idempotency-Key'] ?? '',
      authorization: `Bearer ${overrides.apiKey ?? api.environment.API_KEY}`,
      'content-type': 'application/json',
    },
    body: overrides.body ?? JSON.stringify(body),
  });
  const replayed = response.headers.get('idempotency-replayed');
  return { status: response.status, replayed, text: await response.text() };
}

describe('what the guide says about Idempotency-Key', () => {
  it('the same key and body: the first response again, byte for byte, marked as replayed', async () => {
    const first = await record();
    expect(first).toMatchObject({ status: 200, replayed: null });
    expect(await record()).toEqual({ ...first, replayed: 'true' });
    expect(await api.size('/v1/automations')).toBe(1);
  });

  it('the same values in another order or with different white space: the same body', async () => {
    const first = await record();
    const body =
      '{ "context": {"total": 12500, "order": 1042}, "contact_email": "ada@shop.example", "event_code": "order_placed" }';
    expect(await record({ body })).toEqual({ ...first, replayed: 'true' });
  });

  it('while the first call is still running: one event, and the same response for all', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => record()));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await api.size('/v1/automations')).toBe(1);
  });

  it('the same key with another body: 422, and nothing is done', async () => {
    await record();
    const body = '{"event_code":"order_placed","contact_email":"bola@shop.example"}';
    expect(await record({ body })).toMatchObject({ status: 422, replayed: null });
    expect(await api.size('/v1/automations')).toBe(1);
  });

  it('the same key after the hours the guide states: a new call', async () => {
    const first = await record();
    api.clock.now += facts.idempotency.hours * 60 * 60_000 - 1;
    expect(await record()).toEqual({ ...first, replayed: 'true' });
    api.clock.now += 1;
    expect(await record()).toMatchObject({ status: 200, replayed: null });
    expect(await api.size('/v1/automations')).toBe(2);
  });

  it('the same Idempotency-Key with another API key: a separate call', async () => {
    await record();
    expect(await record({ apiKey: await api.addKey() })).toMatchObject({ replayed: null });
    expect(await api.size('/v1/automations')).toBe(2);
  });

  it('a rejected call does not use up the key', async () => {
    expect(await record({ body: '{"event_code":"order_placed"}' })).toMatchObject({ status: 400 });
    expect(await record()).toMatchObject({ status: 200, replayed: null });
  });

  it.each(['', 'x'.repeat(Number(facts.idempotency.maxLength) + 1), 'é'])(
    'the key %j: 400',
    async (key) => {
      expect((await record({ key })).status).toBe(400);
    },
  );
});
