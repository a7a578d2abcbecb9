import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTokenSource } from './form-token.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const answering = (...tokens: string[]) =>
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
    ['no answer', () => new Promise(() => {})],
  ])('%s: the form is sent all the same', async (_, answer) => {
    const source = createTokenSource('/token', answer);
    void source.request();
    await vi.advanceTimersByTimeAsync(10 * second);
    expect(source.header()).toEqual({});
  });

  it('no address, no request', async () => {
    const answer = answering('a');
    const source = createTokenSource(undefined, answer);
    await source.request();
    expect(source.header()).toEqual({});
    expect(answer).not.toHaveBeenCalled();
  });
});

describe('with a token', () => {
  it('is requested once, and sent when it is neither too young nor too old', async () => {
    const answer = answering('a', 'b');
    const source = createTokenSource('/token', answer);
    expect(source.header()).toEqual({});
    await source.request();
    await source.request();
    expect(answer).toHaveBeenCalledTimes(1);
    expect(source.header()).toEqual({});
    await vi.advanceTimersByTimeAsync(3 * second);
    expect(source.header()).toEqual({ 'form-token': 'a' });
    await vi.advanceTimersByTimeAsync(day);
    expect(source.header()).toEqual({});
  });

  it('the next message has its own', async () => {
    const source = createTokenSource('/token', answering('a', 'b'));
    await source.request();
    await vi.advanceTimersByTimeAsync(3 * second);
    source.renew();
    expect(source.header()).toEqual({});
    await vi.advanceTimersByTimeAsync(3 * second);
    expect(source.header()).toEqual({ 'form-token': 'b' });
  });
});
