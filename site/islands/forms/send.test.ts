import { describe, expect, it } from 'vitest';
import { send } from './send.ts';

function answering(status: number, body: string): typeof fetch {
  return async () => new Response(body, { status });
}

describe('send', () => {
  it('accepted: only a 2xx whose error is null', async () => {
    const answer = answering(200, '{"error":null,"payload":"Thanks."}');
    expect(await send('/x', {}, answer)).toEqual({ kind: 'accepted', payload: 'Thanks.' });
  });

  it.each([
    [400, '{"error":"Full name is required.","payload":null}'],
    [200, '{"error":"Full name is required.","payload":null}'],
  ])('refused: status %i with an error in words', async (status, body) => {
    expect(await send('/x', {}, answering(status, body))).toEqual({
      kind: 'refused',
      error: 'Full name is required.',
    });
  });

  it.each([
    ['a page instead of the envelope', 200, '<html>'],
    ['nothing', 204, ''],
    ['an empty object', 200, '{}'],
    ['an error without words', 500, '{"error":null,"payload":null}'],
    ['no object', 200, 'null'],
  ])('failed: %s is not a success', async (_, status, body) => {
    const answer =
      status === 204 ? async () => new Response(null, { status }) : answering(status, body);
    expect(await send('/x', {}, answer)).toEqual({ kind: 'failed' });
  });

  it('failed: no network', async () => {
    const answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await send('/x', {}, answer)).toEqual({ kind: 'failed' });
  });
});
