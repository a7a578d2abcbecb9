import { errorEnvelope } from '@grovemail/contract/envelope.ts';
import { operations } from '@grovemail/contract/operations/all.ts';
import { preferencesUndo } from '@grovemail/contract/operations/preferences-change.ts';
import { preferencesLink } from '@grovemail/contract/operations/preferences-link.ts';
import { describe, expect, it } from 'vitest';
import { testKeys, usedApp } from '../../app-suite/app-for-test.ts';
import {
  beforeEachApp,
  postForm as postFormTo,
  post as postTo,
  replaceApp,
  suppress,
  test,
} from '../../app-suite/each-app-for-test.ts';
import {
  ada,
  callOf,
  list,
  ofPage,
  preferencePagesBuilt,
  trackingId,
} from '../../app-suite/links-for-test.ts';
import { signClaims } from '../../signing/signed-claims.ts';

beforeEachApp(() => usedApp(preferencePagesBuilt));

const good = trackingId();
const tenMinutes = 10 * 60_000;

const post = (call: 'undo' | 'reason' | 'link', payload: object, headers = {}) =>
  postTo(`/guests/preferences/${call}`, payload, headers);
const postForm = (call: 'undo' | 'reason' | 'link', fields: Record<string, string>) =>
  postFormTo(`/guests/preferences/${call}`, fields, ofPage);

async function stopped(): Promise<string> {
  const response = await test.app.inject({ method: 'PUT', url: callOf(good) });
  return response.json().payload.data.undo;
}
const isSuppressed = () => test.store.isSuppressed({ ...list, ...ada });
const row = async () => (await test.store.findSuppressions(ada.email))[0];

describe('E9 403 an Undo that is not', () => {
  it('after ten minutes', async () => {
    const token = await stopped();
    test.clock.now += tenMinutes;
    expect((await post('undo', { token })).statusCode).toBe(403);
    expect(await isSuppressed()).toBe(true);
  });

  it('once something newer was saved', async () => {
    const older = await stopped();
    const newer = await stopped();
    expect((await post('undo', { token: older })).statusCode).toBe(403);
    expect(await isSuppressed()).toBe(true);
    expect((await post('undo', { token: newer })).statusCode).toBe(200);
  });

  it('once a complaint has come', async () => {
    const token = await stopped();
    await suppress({ email: ada.email, account: 'acc', list: 'news', source: 'complaint' });
    expect((await post('undo', { token })).statusCode).toBe(403);
    expect(await isSuppressed()).toBe(true);
    expect(await stopped()).toBeNull();
  });

  it.each([
    [
      'a token for something else',
      signClaims('newsletter', { change: 'x' }, 9e15, testKeys[0] ?? ''),
    ],
    ['a token without a change', signClaims('undo', {}, 9e15, testKeys[0] ?? '')],
    [
      'a token of an unknown key',
      signClaims('undo', { change: 'x' }, 9e15, 'nobody knows this key'),
    ],
    ['a change that never was', signClaims('undo', { change: 'x' }, 9e15, testKeys[0] ?? '')],
    ['no token', Promise.resolve('x')],
    ['a tracking id', Promise.resolve(good)],
  ])('%s, in the same words for all', async (_name, made) => {
    await stopped();
    const token = await made;
    for (const call of ['undo', 'reason'] as const) {
      const response = await post(call, { token, reason: 'too_many' });
      expect(response.statusCode).toBe(403);
      expect(errorEnvelope.parse(response.json()).error).toMatch(/^It is too late to change this/);
      const page = await postForm(call, { token, reason: 'too_many' });
      expect(page.statusCode).toBe(403);
      expect(page.body).toContain('<h1>This is no longer possible</h1>');
    }
    expect(await isSuppressed()).toBe(true);
    expect(await row()).toMatchObject({ reason: null });
  });

  it('any token with a character changed', async () => {
    const token = await stopped();
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'A' ? 'B' : 'A';
      const changed = token.slice(0, at) + other + token.slice(at + 1);
      expect((await post('undo', { token: changed })).statusCode).toBe(403);
    }
    expect(await isSuppressed()).toBe(true);
  });
});

describe('400', () => {
  it.each<['undo' | 'reason' | 'link', object, string]>([
    ['undo', {}, 'token is required.'],
    ['undo', { token: '' }, 'token is required.'],
    ['undo', { token: ['x'] }, 'token is required.'],
    ['undo', { token: 'x'.repeat(2_001) }, 'token is required.'],
    ['undo', [], 'must be one JSON object'],
    ['reason', { token: 'x' }, 'Reason is required.'],
    ['reason', { token: 'x', reason: 'because' }, 'Reason must be one of the listed choices.'],
    ['reason', { reason: 'other' }, 'token is required.'],
    ['link', {}, 'Email address is required.'],
    ['link', { email: 'ada' }, 'Invalid email address.'],
    ['link', { email: 'a\0@b.co' }, 'cannot be stored'],
    ['link', { email: `${'e'.repeat(300)}@mail.example` }, 'at most 254'],
    ['link', [], 'must be one JSON object'],
  ])('%s %j', async (call, payload, message) => {
    const response = await post(call, payload);
    expect(response.statusCode).toBe(400);
    expect(errorEnvelope.parse(response.json()).error).toContain(message);
    expect(await test.store.countOutbox()).toMatchObject({ waiting: 0 });
  });
});

describe('200 undone', () => {
  it('E9 twice like once', async () => {
    const token = await stopped();
    test.clock.now += tenMinutes - 1;
    for (let time = 0; time < 2; time += 1) {
      const response = await post('undo', { token });
      expect(response.statusCode).toBe(200);
      preferencesUndo.response.schema.parse(response.json());
    }
    expect(await isSuppressed()).toBe(false);
  });

  it('a form gets a page', async () => {
    const response = await postForm('undo', { token: await stopped() });
    expect(response.statusCode).toBe(200);
    expect(response.body).toMatch(/^<h1>Undone<\/h1><p>\S/);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(await isSuppressed()).toBe(false);
  });

  it('a link can be used again: what was undone can be unsubscribed once more', async () => {
    await post('undo', { token: await stopped() });
    await stopped();
    expect(await isSuppressed()).toBe(true);
  });
});

describe('200 why', () => {
  it('is kept beside the choice, the last word of several', async () => {
    const token = await stopped();
    for (const reason of ['too_many', 'other']) {
      expect((await post('reason', { token, reason })).json()).toEqual({
        error: null,
        payload: { data: { status: 'noted' } },
      });
    }
    expect(await row()).toMatchObject({ reason: 'other', liftedAt: null });
  });

  it('a form gets a page', async () => {
    const response = await postForm('reason', {
      token: await stopped(),
      reason: 'never_signed_up',
    });
    expect(response.body).toMatch(/^<h1>Thank you for telling us\.<\/h1>/);
    expect(await row()).toMatchObject({ reason: 'never_signed_up' });
  });
});

describe('200 a fresh link', () => {
  const entries = async () =>
    (await test.store.listOutbox()).map(({ topic, payload }) => ({ topic, payload }));

  it('E3 is asked for in one entry, for an address that is known and for one that is not', async () => {
    await stopped();
    const known = await post('link', { email: ' Ada.O+news@mail.example ' });
    const unknown = await post('link', { email: 'eve@mail.example' });
    expect(known.statusCode).toBe(200);
    preferencesLink.response.schema.parse(known.json());
    expect(unknown.json()).toEqual(known.json());
    expect(await entries()).toEqual([
      { topic: 'preferences.link', payload: { email: 'eve@mail.example' } },
      { topic: 'preferences.link', payload: { email: ada.email } },
    ]);
  });

  it('three times a day for one address, in any case; the fourth gets the same response', async () => {
    const first = await post('link', { email: ada.email });
    for (let time = 0; time < 9; time += 1) {
      const response = await post('link', {
        email: time % 2 ? ada.email.toUpperCase() : ada.email,
      });
      expect([response.statusCode, response.body]).toEqual([200, first.body]);
    }
    expect(await entries()).toHaveLength(3);
    await post('link', { email: 'eve@mail.example' });
    expect(await entries()).toHaveLength(4);
    test.clock.now += 24 * 60 * 60_000;
    await post('link', { email: ada.email });
    expect(await entries()).toHaveLength(5);
  });

  it('D21 once for a request that is repeated under its Idempotency-Key', async () => {
    const ask = (key: string, email = ada.email) =>
      post('link', { email }, { 'idempotency-key': key });
    const first = await ask('k');
    const repeated = await ask('k');
    expect([repeated.statusCode, repeated.body]).toEqual([200, first.body]);
    expect(first.headers).not.toHaveProperty('idempotency-replayed');
    expect(repeated.headers['idempotency-replayed']).toBe('true');
    expect(await entries()).toHaveLength(1);
    await ask('k', 'eve@mail.example');
    await ask('another');
    expect(await entries()).toHaveLength(3);
    expect((await ask('')).statusCode).toBe(400);
  });

  it('a form gets a page, on whatever page it was', async () => {
    const response = await postForm('link', { email: ada.email });
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('a new link is on its way');
    expect(await entries()).toHaveLength(1);
  });

  it('429 beyond the limit of the forms', async () => {
    await replaceApp({ config: { limits: { formsPerMinute: 2 } } });
    const statuses = [];
    for (const email of ['a@b.co', 'b@b.co', 'c@b.co']) {
      statuses.push((await post('link', { email })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe('the contract', () => {
  it('takes an Idempotency-Key only where one is looked at', () => {
    const ids = operations.filter(({ isRepeatable }) => isRepeatable).map(({ id }) => id);
    expect(ids).toEqual([
      'sendSample',
      'feedback',
      'enquiry',
      'capture',
      'captureForm',
      'demos',
      'leads',
      'saveContact',
      'saveContacts',
      'deleteContact',
      'deleteContactByEmail',
      'recordEvent',
      'sendTransactional',
      'sendTransactionals',
      'createWebhook',
      'rotateWebhookSecret',
      'preferencesLink',
    ]);
  });
});
