import { describe, expect, it } from 'vitest';
import { callApi } from './call-api.ts';

function answering(status: number, body: string | null, headers = {}): typeof fetch {
  return async () => new Response(body, { status, headers });
}

describe('a call to the API', () => {
  it('accepted: only a 2xx whose error is null', async () => {
    const fetch = answering(200, '{"error":null,"payload":"Thanks."}');
    expect(await callApi('/x', {}, { fetch })).toEqual({ kind: 'accepted', payload: 'Thanks.' });
  });

  it.each([
    [400, '{"error":"Full name is required.","payload":null}'],
    [200, '{"error":"Full name is required.","payload":null}'],
  ])('refused: status %i with an error in words', async (status, body) => {
    expect(await callApi('/x', {}, { fetch: answering(status, body) })).toEqual({
      kind: 'refused',
      error: 'Full name is required.',
      status,
      retryAfter: 0,
    });
  });

  it('rejected: with the seconds to wait', async () => {
    const body = '{"error":"Too many requests.","payload":null}';
    const fetch = answering(429, body, { 'retry-after': '41' });
    expect(await callApi('/x', {}, { fetch })).toMatchObject({ status: 429, retryAfter: 41 });
  });

  it.each([
    ['a page instead of the envelope', 200, '<html>'],
    ['nothing', 204, null],
    ['an empty object', 200, '{}'],
    ['an error without a message', 500, '{"error":null,"payload":null}'],
    ['no object', 200, 'null'],
  ])('failed: %s is not a success', async (_, status, body) => {
    expect(await callApi('/x', {}, { fetch: answering(status, body) })).toEqual({ kind: 'failed' });
  });

  it('failed: no network', async () => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await callApi('/x', {}, { fetch })).toEqual({ kind: 'failed' });
  });

  it.each([
    [200, '{"payload":{"id":"1"}}', 'accepted'],
    [200, '{"error":null,"payload":null}', 'failed'],
    [502, '{"error":null,"payload":true}', 'failed'],
    [200, '{"error":"No.","payload":true}', 'refused'],
  ])('with a rule of its own: %i %s is %s', async (status, body, kind) => {
    const isSuccess = ({ payload }: { payload?: unknown }) => Boolean(payload);
    const result = await callApi('/x', {}, { fetch: answering(status, body), isSuccess });
    expect(result.kind).toBe(kind);
  });
});
