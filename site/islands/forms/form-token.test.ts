import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTokenSource } from './form-token.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const handing = (...texts: string[]) =>
  vi.fn<typeof fetch>(async () =>
    Response.json({ error: null, payload: { data: { token: texts.shift() } } }),
  );

describe('without a token', () => {
  it.each<[string, typeof fetch]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page', async () => new Response('<p>')],
    ['an error', async () => Response.json({ error: 'No.', payload: null }, { status: 500 })],
    ['another shape', async () => Response.json({ error: null, payload: { data: { token: 5 } } })],
  ])('%s: the form is sent all the same', async (_, answer) => {
    const headers = createTokenSource('/token', answer).headers();
    await vi.runAllTimersAsync();
    expect(await headers).toEqual({});
  });

  it('a server that never answers holds nobody up', async () => {
    const headers = createTokenSource('/token', () => new Promise(() => {})).headers();
    await vi.runAllTimersAsync();
    expect(await headers).toEqual({});
  });

  it('no address, no request', async () => {
    const answer = handing('a');
    expect(await createTokenSource(undefined, answer).headers()).toEqual({});
    expect(answer).not.toHaveBeenCalled();
  });
});

describe('with a token', () => {
  it('is asked for once, and sent when it is no longer too young', async () => {
    const answer = handing('a', 'b');
    const keeper = createTokenSource('/token', answer);
    await keeper.ask();
    const start = Date.now();
    const headers = keeper.headers();
    await vi.runAllTimersAsync();
    expect(await headers).toEqual({ 'form-token': 'a' });
    expect(Date.now() - start).toBeGreaterThan(2000);
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('what cannot wait goes without one that is too young', async () => {
    const keeper = createTokenSource('/token', handing('a'));
    expect(keeper.now()).toEqual({});
    await keeper.ask();
    expect(keeper.now()).toEqual({});
    await vi.advanceTimersByTimeAsync(3000);
    expect(keeper.now()).toEqual({ 'form-token': 'a' });
  });

  it('a page open for a day asks for a fresh one', async () => {
    const keeper = createTokenSource('/token', handing('a', 'b'));
    await keeper.ask();
    await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
    expect(keeper.now()).toEqual({});
    const headers = keeper.headers();
    await vi.runAllTimersAsync();
    expect(await headers).toEqual({ 'form-token': 'b' });
  });

  it('the next message has its own', async () => {
    const keeper = createTokenSource('/token', handing('a', 'b'));
    await keeper.ask();
    keeper.drop();
    const headers = keeper.headers();
    await vi.runAllTimersAsync();
    expect(await headers).toEqual({ 'form-token': 'b' });
  });
});
