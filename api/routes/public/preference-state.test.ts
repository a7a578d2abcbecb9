import { preferencesResume } from '@grovemail/contract/operations/preferences-change.ts';
import { preferencesState } from '@grovemail/contract/operations/preferences-state.ts';
import { unsubscribe } from '@grovemail/contract/operations/unsubscribe.ts';
import type { SuppressionSource } from '@grovemail/domain/preferences/suppression-source.ts';
import { aimAtAllLists } from '@grovemail/domain/preferences/tracking-id.ts';
import { describe, expect, it } from 'vitest';
import { errorIn, testApp, testKeys } from '../../app-suite/app-for-test.ts';
import {
  beforeEachApp,
  postForm as postFormTo,
  post as postTo,
  suppress as suppressFor,
  test,
} from '../../app-suite/each-app-for-test.ts';
import {
  ada,
  callOf,
  list,
  ofPage,
  pageForms,
  preferencePagesBuilt,
  trackingId,
} from '../../app-suite/links-for-test.ts';
import { signClaims } from '../../signing/signed-claims.ts';

// One post a minute: what follows must never meet that limit.
const limits = { formsPerMinute: 1, globalPerMinute: 1 };
beforeEachApp(() => testApp({ site: preferencePagesBuilt, config: { limits } }));

const good = trackingId();
const foreign = trackingId('a key that nobody knows here');
const all = aimAtAllLists(good) ?? '';
const [page = ''] = pageForms(good);
const year = 365 * 24 * 60 * 60_000;

const post = (call: 'state' | 'resume', payload: object) =>
  postTo(`/guests/preferences/${call}`, payload);
const postForm = (url: string, fields: Record<string, string>) => postFormTo(url, fields, ofPage);
const linkOf = (id: string, { email, id: contact_id } = ada) => {
  return { tracking_id: id, contact_email: email, contact_id };
};

async function state(id = good) {
  const response = await post('state', linkOf(id));
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  return preferencesState.response.schema.parse(response.json()).payload.data;
}

const suppress = (source: SuppressionSource, own: { list?: string; account?: string } = {}) =>
  suppressFor({ email: ada.email, account: list.account, list: list.list, source, ...own });
const isSuppressed = () => test.store.isSuppressed({ ...list, ...ada });

describe('E4 403 suppressions are shown by no link', () => {
  const [account, message, , signature = ''] = good.split('.');
  const expected = {
    error: 'This link is invalid or belongs to a different address.',
    payload: null,
    code: 'unknown_link',
  };

  it.each<[string, ReturnType<typeof linkOf>]>([
    ['of another list', linkOf([account, message, 'offers', signature].join('.'))],
    ['of another account', linkOf(['other', message, 'news', signature].join('.'))],
    ['of an unknown key', linkOf(foreign)],
    ['with half a signature', linkOf(good.slice(0, -24))],
    ['that is none', linkOf('x')],
    ['for somebody else', linkOf(good, { ...ada, email: 'eve@mail.example' })],
    ['for another contact', linkOf(good, { ...ada, id: 'c-2' })],
    ['with NUL', linkOf("a.b.c.d\0' or 1=1 --")],
    ['of 5,000 characters', linkOf('x'.repeat(5_000))],
  ])('%s, whether or not anything is suppressed', async (_, link) => {
    const before = await post('state', link);
    expect([before.statusCode, errorIn(before)]).toEqual([403, expected]);
    await suppress('page');
    const after = await post('state', link);
    expect([after.statusCode, errorIn(after)]).toEqual([403, expected]);
    expect(after.body.length).toBe(before.body.length);
  });

  it.each(['/unsubscription/x/y/z', '/unsubscription', ...pageForms('a.b.c.d')])(
    'by the form at %s',
    async (url) => {
      await suppress('page');
      const response = await postForm(url, { show: 'stopped' });
      expect([response.statusCode, response.body]).toEqual([403, '<h1>failed</h1>']);
    },
  );

  it.each(['GET', 'HEAD', 'PUT', 'DELETE'] as const)('nor by %s', async (method) => {
    await suppress('page');
    const query = new URLSearchParams(linkOf(good));
    const response = await test.app.inject({ method, url: `/guests/preferences/state?${query}` });
    expect(response.statusCode).toBe(405);
    expect(response.body).not.toContain('stopped');
  });

  it('nor by opening the link', async () => {
    const before = await test.app.inject({ url: page });
    await suppress('page');
    expect((await test.app.inject({ url: page })).body).toBe(before.body);
  });
});

describe('400', () => {
  it.each([
    [{}, 'tracking_id is required.'],
    [{ ...linkOf(good), contact_id: '' }, 'contact_id is required.'],
    [{ ...linkOf(good), contact_email: ['x'] }, 'contact_email is required.'],
    [[], 'must be one JSON object'],
  ])('state %j', async (payload, message) => {
    const response = await post('state', payload);
    expect([response.statusCode, response.json().error]).toEqual([
      400,
      expect.stringContaining(message),
    ]);
  });
});

describe('E13 200 suppressions', () => {
  it('is nothing at first', async () => {
    expect(await state()).toEqual({ stopped: [], resume: null });
  });

  it('are shown with their start, and with whether the recipient chose them', async () => {
    await suppress('one_click');
    const since = '2026-11-21T00:00:00.000Z';
    test.clock.now += year;
    await suppress('link');
    expect(await state()).toEqual({
      stopped: [{ scope: 'current', since, is_choice: true }],
      resume: expect.any(String),
    });
    await suppress('complaint', { list: 'offers' });
    expect(await state()).toMatchObject({
      stopped: [
        { scope: 'current', since, is_choice: true },
        { scope: '*', is_choice: false },
      ],
      resume: null,
    });
  });

  it('changes nothing, however often it is asked', async () => {
    await suppress('page');
    const before = await test.store.findSuppressions(ada.email);
    for (let time = 0; time < 5; time += 1) {
      test.clock.now += 1_000;
      await state();
      await postForm(page, { show: 'stopped', lists: '*' });
    }
    expect(await test.store.findSuppressions(ada.email)).toEqual(before);
  });

  it('is nothing of other lists and accounts', async () => {
    await suppress('page', { list: 'offers' });
    await suppress('page', { list: '*', account: 'other' });
    expect(await state()).toEqual({ stopped: [], resume: null });
  });

  it('are part of the response to a saved choice', async () => {
    const response = await test.app.inject({ method: 'PUT', url: callOf(all) });
    const { data } = unsubscribe.response.schema.parse(response.json()).payload;
    expect(data).toMatchObject({ scope: '*', stopped: [{ scope: '*', is_choice: true }] });
  });

  it('is shown to a form on a page, with a form to get it again', async () => {
    const nothing = await postForm(page, { show: 'stopped' });
    expect(nothing.body).toContain('<li>Nothing is stopped');
    expect(nothing.body).not.toContain('<input');
    await suppress('page');
    for (const url of pageForms(good)) {
      const { statusCode, body, headers } = await postForm(url, { show: 'stopped' });
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      expect(body).toContain('<li>Email from the “news” list: stopped by you on November 21, 2026');
      const [, token = ''] = /value="([^"]+)"/.exec(body) ?? [];
      const resumed = await postForm('/guests/preferences/resume', { token });
      expect(resumed.body).toContain('<h1>No longer stopped</h1>');
      expect(await isSuppressed()).toBe(false);
      await suppress('page');
    }
  });

  it('is shown after saving, too, when the Undo is over', async () => {
    await suppress('page');
    test.clock.now += year;
    const { body } = await postForm(page, { lists: 'current' });
    expect(body).toContain('Preferences set successfully.');
    expect(body).toContain('<li>Email from the “news” list: stopped by you on November 21, 2026');
    expect(body).toContain('<input');
  });
});

describe('E13 200 asked for again', () => {
  it('long after the ten minutes, twice like once', async () => {
    await suppress('page');
    await suppress('one_click', { list: '*' });
    await suppress('link', { list: 'transactional' });
    test.clock.now += year;
    const { resume } = await state();
    for (let time = 0; time < 2; time += 1) {
      const response = await post('resume', { token: resume });
      expect(response.statusCode).toBe(200);
      preferencesResume.response.schema.parse(response.json());
    }
    expect(await isSuppressed()).toBe(false);
    expect(await state()).toEqual({ stopped: [], resume: null });
  });

  it('and other lists stay as they are', async () => {
    await suppress('page');
    await suppress('page', { list: 'offers' });
    await post('resume', { token: (await state()).resume });
    expect(await test.store.isSuppressed({ ...list, ...ada, list: 'offers' })).toBe(true);
  });
});

describe('E13 403 not asked for again', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['something newer was saved', () => suppress('page')],
    ['a complaint came', () => suppress('complaint')],
    ['the operator suppressed it', () => suppress('operator')],
    [
      'a day has passed',
      async () => {
        test.clock.now += 24 * 60 * 60_000;
      },
    ],
  ])('once %s', async (_, happen) => {
    await suppress('page');
    const { resume } = await state();
    await happen();
    expect((await post('resume', { token: resume })).statusCode).toBe(403);
    expect(await isSuppressed()).toBe(true);
  });

  it.each<[string, (changeId: string) => string]>([
    [
      'an Undo',
      (change) => signClaims('undo', { change, changes: change }, 9e15, testKeys[0] ?? ''),
    ],
    [
      'of an unknown key',
      (changes) => signClaims('resume', { changes }, 9e15, 'nobody knows this'),
    ],
    ['without changes', () => signClaims('resume', {}, 9e15, testKeys[0] ?? '')],
    ['of no change', () => signClaims('resume', { changes: '' }, 9e15, testKeys[0] ?? '')],
    ['that is a tracking id', () => good],
  ])('by a token %s', async (_, made) => {
    await suppress('page');
    const [row] = await test.store.findSuppressions(ada.email);
    expect((await post('resume', { token: made(row?.changeId ?? '') })).statusCode).toBe(403);
    expect(await isSuppressed()).toBe(true);
  });
});
