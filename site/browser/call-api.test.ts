import { describe, expect, it } from 'vitest';
import { callApi } from './call-api.ts';

function replying(status: number, body: string | null, headers = {}): typeof fetch {
  return async () => new Response(body, { status, headers });
}

describe('a call to the API', () => {
  it.each<[string, unknown]>([
    ['{"error":null,"payload":"Thanks."}', 'Thanks.'],
    ['{"error":null,"payload":null}', null],
    ['{"error":false}', undefined],
    ['{"error":""}', undefined],
    ['{"payload":{"message":"Thanks."}}', { message: 'Thanks.' }],
    ['{}', undefined],
  ])('accepted: a 2xx without an error, %s', async (body, payload) => {
    expect(await callApi('/x', {}, { fetch: replying(200, body) })).toEqual({
      kind: 'accepted',
      payload,
    });
  });

  it.each([
    [400, '{"error":"Full name is required.","payload":null}'],
    [200, '{"error":"Full name is required.","payload":null}'],
    [200, '{"error":"Full name is required.","payload":"Thanks."}'],
    [200, '{"error":true,"payload":"Full name is required."}'],
    [502, '{"error":true,"payload":{"message":"Full name is required."}}'],
    [200, '{"error":{"message":" Full name is required. "}}'],
  ])('rejected: status %i with an error in words, %s', async (status, body) => {
    expect(await callApi('/x', {}, { fetch: replying(status, body) })).toEqual({
      kind: 'rejected',
      error: 'Full name is required.',
      status,
      retryAfter: 0,
    });
  });

  it('rejected: with the seconds to wait', async () => {
    const body = '{"error":"Too many requests.","payload":null}';
    const fetch = replying(429, body, { 'retry-after': '41' });
    expect(await callApi('/x', {}, { fetch })).toMatchObject({ status: 429, retryAfter: 41 });
  });

  it.each([
    ['a page instead of the envelope', 200, '<html>'],
    ['nothing', 204, null],
    ['an error without words', 200, '{"error":true,"payload":null}'],
    ['an error in numbers', 200, '{"error":1,"payload":{"message":5}}'],
    ['an error without a message', 500, '{"error":null,"payload":"Thanks."}'],
    ['an empty object of another status', 404, '{}'],
    ['no object', 200, 'null'],
    ['a text', 200, '"OK"'],
  ])('failed: %s is not a success', async (_, status, body) => {
    expect(await callApi('/x', {}, { fetch: replying(status, body) })).toEqual({ kind: 'failed' });
  });

  it('failed: no network', async () => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await callApi('/x', {}, { fetch })).toEqual({ kind: 'failed' });
  });

  it.each([
    [200, '{"payload":{"id":"1"}}', 'accepted'],
    [200, '{"error":"No.","payload":true}', 'accepted'],
    [200, '{"error":null,"payload":null}', 'failed'],
    [200, '{"error":null,"payload":""}', 'failed'],
    [200, '{}', 'failed'],
    [200, '{"error":"No.","payload":null}', 'rejected'],
    [502, '{"error":null,"payload":true}', 'failed'],
  ])('read by its payload: %i %s is %s', async (status, body, kind) => {
    const result = await callApi('/x', {}, { fetch: replying(status, body), read: 'payload' });
    expect(result.kind).toBe(kind);
  });
});
