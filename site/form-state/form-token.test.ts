import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTokenSource } from './form-token.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const issuing = (...tokens: string[]) =>
  vi.fn<typeof fetch>(async () =>
    Response.json({ error: null, payload: { data: { token: tokens.shift() } } }),
  );

const second = 1_000;
const day = 24 * 60 * 60 * second;

describe('without a token', () => {
  it.each<[string, typeof fetch]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page', async () => new Response('<p>')],
    ['an error', async () => Response.json({ error: 'No.', payload: null }, { status: 500 })],
    ['another shape', async () => Response.json({ error: null, payload: { data: { token: 5 } } })],
    ['no response', () => new Promise(() => {})],
  ])('%s: the form is sent all the same', async (_, request) => {
    const source = createTokenSource('/token', request);
    void source.request();
    await vi.advanceTimersByTimeAsync(10 * second);
    expect(source.header()).toEqual({});
  });

  it('no address, no request', async () => {
    const request = issuing('a');
    const source = createTokenSource(undefined, request);
    await source.request();
    expect(source.header()).toEqual({});
    expect(request).not.toHaveBeenCalled();
  });
});

describe('with a token', () => {
  it('is requested once, and sent when it is neither too young nor too old', async () => {
    const request = issuing('a', 'b');
    const source = createTokenSource('/token', request);
    expect(source.header()).toEqual({});
    await source.request();
    await source.request();
    expect(request).toHaveBeenCalledTimes(1);
    expect(source.header()).toEqual({});
    await vi.advanceTimersByTimeAsync(3 * second);
    expect(source.header()).toEqual({ 'form-token': 'a' });
    await vi.advanceTimersByTimeAsync(day);
    expect(source.header()).toEqual({});
  });

  it('the next message has its own', async () => {
    const source = createTokenSource('/token', issuing('a', 'b'));
    await source.request();
    await vi.advanceTimersByTimeAsync(3 * second);
    source.renew();
    expect(source.header()).toEqual({});
    await vi.advanceTimersByTimeAsync(3 * second);
    expect(source.header()).toEqual({ 'form-token': 'b' });
  });
});
