import { formToken } from '@grovemail/contract/operations/form-token.ts';
import { describe, expect, it } from 'vitest';
import { formType, nothingStored, testApp } from '../../app-suite/app-for-test.ts';
import { beforeEachApp, post, replaceApp, test } from '../../app-suite/each-app-for-test.ts';
import { demo, startup } from '../../app-suite/lead-samples-for-test.ts';

beforeEachApp();

const person = { firstname: 'Ada', lastname: 'Obi', email: 'ada@shop.example' };
const figures = { contact_count: '20', active_count: '8', current_cost: '4200' };
const capture = '/api/contacts/pk_test/capture/';

/** Each form as a browser without script sends it, flat, and as its script does. */
const forms = [
  {
    form: 'contact',
    url: '/guests/enquiry',
    flat: { fullname: 'Ada', email: 'ada@shop.example', subject: 'Hello', body: 'There' },
  },
  { form: 'newsletter', url: capture, flat: { email: 'ada@shop.example' } },
  { form: 'demo', url: '/demos', flat: demo.metadata },
  { form: 'startup', url: '/leads', flat: startup.metadata },
  { form: 'savings', url: '/leads', flat: { ...person, ...figures, type: 'savings' } },
];
const jsonOf = (flat: Record<string, string>) =>
  flat.type ? { type: flat.type, metadata: flat } : flat;

const kept = (counts: object) => Object.values(counts).reduce((sum, count) => sum + count, 0);

async function held() {
  const quarantined = { quarantined: true };
  const rows = await Promise.all([
    test.store.listEnquiries(quarantined),
    test.store.listLeads(quarantined),
    test.store.listSubscribers(quarantined),
  ]);
  return rows.flat();
}

async function freshToken(): Promise<string> {
  const response = await test.app.inject({ url: '/guests/form-token' });
  return formToken.response.schema.parse(response.json()).payload.data.token;
}

/** What a client sees, without what differs from row to row. */
function seen({ statusCode, headers, body }: Awaited<ReturnType<typeof post>>) {
  const { date: _, 'request-id': _id, ...lasting } = headers;
  return { statusCode, headers: lasting, body: body.replace(/[0-9a-f-]{36}/, '<id>') };
}

describe.each(forms)('$form', ({ url, flat }) => {
  const form = new URLSearchParams(flat).toString();

  it('without JavaScript and without a token: never suspected', async () => {
    expect((await post(url, `${form}&website=`, formType)).statusCode).toBe(303);
    expect(await held()).toEqual([]);
    expect(kept(await test.counts())).toBeGreaterThanOrEqual(2);
  });

  it('with a token of two seconds: good', async () => {
    const token = await freshToken();
    test.clock.now += 2_000;
    expect((await post(url, jsonOf(flat), { 'form-token': token })).statusCode).toBe(200);
    expect(await held()).toEqual([]);
    expect(kept(await test.counts())).toBeGreaterThanOrEqual(2);
  });

  it.each<[string, (token: string) => [payload: object, headers: Record<string, string>]]>([
    ['honeypot', () => [{ ...jsonOf(flat), website: 'http://spam.example' }, {}]],
    ['too_fast', (token) => [jsonOf(flat), { 'form-token': token }]],
    ['token_forged', (token) => [jsonOf(flat), { 'form-token': `${token}A` }]],
  ])('%s: quarantined, with the same response as a good one', async (reason, suspicious) => {
    const token = await freshToken();
    const [payload, headers] = suspicious(token);
    const suspected = await post(url, payload, headers);
    expect(await held()).toMatchObject([{ quarantine: { reason, at: test.clock.now } }]);
    expect(await test.counts()).toEqual({ ...nothingStored, quarantined: 1 });

    const good = await testApp();
    const response = await good.app.inject({ method: 'POST', url, payload: jsonOf(flat) });
    await good.close();
    expect(seen(suspected)).toEqual(seen(response));
  });

  it('a filled-in hidden field of a form goes on to the same page', async () => {
    const suspected = await post(url, `${form}&website=x`, formType);
    const good = await testApp();
    const options = { method: 'POST', url, payload: form, headers: formType } as const;
    const response = await good.app.inject(options);
    await good.close();
    expect(seen(suspected)).toEqual(seen(response));
    expect(await test.counts()).toEqual({ ...nothingStored, quarantined: 1 });
  });

  it('400 is the same with a filled-in hidden field, and nothing is kept', async () => {
    expect((await post(url, 'website=x', formType)).statusCode).toBe(400);
    expect(await test.counts()).toEqual(nothingStored);
  });
});

describe('the newsletter by GET', () => {
  const get = (query: Record<string, string>, headers: Record<string, string> = {}) =>
    test.app.inject({ url: capture, query: { email: 'ada@b.co', ...query }, headers });

  it('D11 suspected: no mail is put in line before it is released', async () => {
    expect((await get({ website: 'x' })).json()).toEqual({
      error: null,
      payload: { data: { status: 'pending' } },
    });
    expect(await test.counts()).toEqual({ ...nothingStored, quarantined: 1 });
    const [row] = await held();
    expect(await test.store.release('subscriber', row?.id ?? '')).toBe('released');
    expect(await test.store.listOutbox()).toMatchObject([
      { topic: 'newsletter.confirm', payload: { audience: 'newsletter', email: 'ada@b.co' } },
    ]);
  });

  it('looks at the token too', async () => {
    await get({}, { 'form-token': 'made up' });
    expect(await held()).toMatchObject([{ quarantine: { reason: 'token_forged' } }]);
  });
});

it('a released lead goes on to the same people as any other', async () => {
  await post('/leads', { ...jsonOf(forms[3]?.flat ?? {}), website: 'x' });
  const [row] = await held();
  await test.store.release('lead', row?.id ?? '');
  expect(await held()).toEqual([]);
  expect(await test.store.listLeads()).toMatchObject([{ id: row?.id, type: 'startup' }]);
  const entries = await test.store.listOutbox();
  expect(entries.map(({ topic }) => topic).toSorted()).toEqual(['lead.notify', 'lead.receipt']);
  for (const { payload } of entries) expect(payload).toMatchObject({ recordId: row?.id });
});

it('a repetition gets the first response, and stays where the first one is', async () => {
  const headers = { 'idempotency-key': 'k' };
  const payload = jsonOf(forms[2]?.flat ?? {});
  const first = await post('/demos', { ...payload, website: 'x' }, headers);
  expect((await post('/demos', payload, headers)).body).toBe(first.body);
  expect(await test.counts()).toEqual({ ...nothingStored, quarantined: 1 });
});

it('one token serves ten submissions', async () => {
  const token = await freshToken();
  test.clock.now += 5_000;
  for (let at = 0; at < 12; at += 1) {
    await post(capture, { email: `ada${at}@b.co` }, { 'form-token': token });
  }
  expect(await test.counts()).toMatchObject({ subscribers: 10 });
  expect((await held()).map(({ quarantine }) => quarantine?.reason)).toEqual([
    'token_overused',
    'token_overused',
  ]);
});

it('GET /guests/form-token: a new one each time, cached by nobody, and no submission', async () => {
  await replaceApp({ config: { limits: { formsPerMinute: 1, globalPerMinute: 1 } } });
  const responses = [];
  for (let time = 0; time < 5; time += 1) {
    responses.push(await test.app.inject({ url: '/guests/form-token' }));
  }
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(responses.map(({ body }) => body)).size).toBe(5);
  for (const { headers } of responses) expect(headers['cache-control']).toBe('no-store');
});
