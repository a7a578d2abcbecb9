import { describe, expect, it } from 'vitest';
import { formType } from '../../app-suite/app-for-test.ts';
import { beforeEachApp, test } from '../../app-suite/each-app-for-test.ts';

beforeEachApp();

const send = (payload: object | string, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url: '/guests/feedback', payload, headers });

const page = '/developers/guides/quickstart';
const given = { page, helpful: 'no', comment: 'An example\r\nin PHP, please.' };

describe('stored', () => {
  it('200 with thanks once it is stored, the newest first', async () => {
    const response = await send(given);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      error: null,
      payload: 'Thank you. Your feedback has reached us.',
    });
    await send({ page: '/developers', helpful: 'yes' });
    expect(await test.store.listFeedback()).toMatchObject([
      { page: '/developers', helpful: 'yes', comment: '' },
      { page, helpful: 'no', comment: 'An example\nin PHP, please.' },
    ]);
    expect(await test.store.listOutbox()).toEqual([]);
  });

  it('303 to the page of thanks, sent as a form without JavaScript', async () => {
    const fields = new URLSearchParams({ page, helpful: 'yes', comment: '', website: '' });
    const response = await send(fields.toString(), formType);
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/feedback/sent');
    expect(await test.store.listFeedback()).toMatchObject([{ page, comment: '' }]);
  });

  it('once for a double click', async () => {
    await Promise.all([send(given), send(given)]);
    expect(await test.store.listFeedback()).toHaveLength(1);
  });

  it('for each reader who gives no reason', async () => {
    await send({ page, helpful: 'yes' });
    await send({ page, helpful: 'yes' });
    expect(await test.store.listFeedback()).toHaveLength(2);
  });

  it('in quarantine, with the same response, when a program filled in the hidden field', async () => {
    expect((await send({ ...given, website: 'https://spam.example' })).statusCode).toBe(200);
    expect(await test.store.listFeedback()).toEqual([]);
    expect(await test.store.listFeedback({ quarantined: true })).toMatchObject([
      { page, quarantine: { reason: 'honeypot' } },
    ]);
  });
});

describe('rejected, and nothing is stored', () => {
  it.each([
    [{}],
    [{ page }],
    [{ helpful: 'yes' }],
    [{ ...given, helpful: 'maybe' }],
    [{ ...given, page: '/pricing' }],
    [{ ...given, page: 'https://evil.example/developers' }],
    [{ ...given, page: '/developers/../admin' }],
    [{ ...given, page: `/developers/${'a'.repeat(200)}` }],
    [{ ...given, comment: 'x'.repeat(1_001) }],
    [{ ...given, comment: 7 }],
    [{ ...given, comment: 'a\u0000b' }],
    [{ ...given, comment: '\ud800' }],
    [[]],
  ])('400 for %j', async (body) => {
    expect((await send(body)).statusCode).toBe(400);
    expect(await test.store.listFeedback()).toEqual([]);
  });

  it('403 from a form on another site', async () => {
    const fields = new URLSearchParams(given).toString();
    const response = await send(fields, { ...formType, 'sec-fetch-site': 'cross-site' });
    expect(response.statusCode).toBe(403);
    expect(await test.store.listFeedback()).toEqual([]);
  });
});
