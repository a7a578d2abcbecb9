import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formType, type TestApp, testApp } from './app-for-test.ts';
import { newKey } from './v1-for-test.ts';

let test: TestApp;
let headers: { authorization: string };
beforeEach(async () => {
  test = await testApp();
  ({ headers } = await newKey(test));
});
afterEach(() => test.close());

const save = (payload: object | string, more: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/v1/contacts/batch',
    payload,
    headers: { ...headers, 'content-type': 'application/json', ...more },
  });
const size = async () => {
  const { payload } = (
    await test.app.inject({ method: 'GET', url: '/v1/contacts', headers })
  ).json();
  return payload.meta.size;
};
const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ email: `c${at}@shop.example`, firstname: `${at}` }));

describe('200', () => {
  it('stores 1,000 contacts, each with its own result, in the order sent', async () => {
    const contacts = numbered(1_000);
    const answer = await save({ contacts });
    expect(answer.statusCode).toBe(200);
    const { error, payload } = answer.json();
    expect(error).toBeNull();
    expect(payload.meta).toEqual({ size: 1_000, saved: 1_000, refused: 0 });
    expect(payload.data).toMatchObject(
      contacts.map((contact) => ({ status: 'saved', contact: { ...contact, lastname: null } })),
    );
    expect(await size()).toBe(1_000);
  });

  it('answers a contact as a call for it alone does', async () => {
    const contact = {
      email: 'Ada@Shop.example',
      date_of_birth: '12-31-1990',
      phone_number: '0803 000 0000',
      address: { country: 'ng' },
      extra_data: { plan: 'growth' },
    };
    const batch = (await save({ contacts: [contact] })).json().payload.data[0].contact;
    const alone = await test.app.inject({
      method: 'POST',
      url: '/v1/contacts',
      payload: contact,
      headers,
    });
    expect(batch).toEqual(alone.json().payload.data);
    expect(batch).toMatchObject({ phone_number: '+2348030000000', date_of_birth: '12-31-1990' });
  });

  it('stores what is valid and says of each of the others what is wrong', async () => {
    const extra_data = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`a${at}`, at]));
    const more = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`b${at}`, at]));
    const answer = await save({
      contacts: [
        { email: 'one@shop.example' },
        { email: 'two@shop.example', gender: 'other', colour: 'red' },
        7,
        null,
        {},
        { email: 'full@shop.example', extra_data },
        { email: 'full@shop.example', firstname: 'Eve', extra_data: more },
        { email: 'last@shop.example' },
      ],
    });
    expect(answer.statusCode).toBe(200);
    const { data, meta } = answer.json().payload;
    expect(meta).toEqual({ size: 8, saved: 3, refused: 5 });
    const [saved, refused] = [{ status: 'saved' }, { status: 'refused' }];
    expect(data).toMatchObject([
      saved,
      {
        ...refused,
        code: 'invalid_request',
        faults: [{ param: 'gender' }, { param: 'colour' }],
      },
      refused,
      refused,
      { ...refused, faults: [{ param: 'email' }] },
      saved,
      { ...refused, code: 'contact_full', faults: [{ param: 'extra_data' }] },
      saved,
    ]);
    expect(data[1].error).toContain('gender must be male or female; got');
    expect(data[1].error).toContain('colour is not a field of this call.');
    expect(data[4].error).toContain('email');
    expect(data[6].error).toContain('more than 100 names or 64 KB');
    expect(await size()).toBe(3);
  });

  it('says what a list without entries lacks', async () => {
    expect((await save({ contacts: [] })).json().error).toBe(
      'contacts must have at least 1 entry.',
    );
  });

  it('stores nothing and still answers each when all are refused', async () => {
    const answer = await save({ contacts: [{ email: 'x' }, { email: '' }] });
    expect(answer.json().payload.meta).toEqual({ size: 2, saved: 0, refused: 2 });
    expect(await size()).toBe(0);
  });

  it('applies an address that occurs twice in order', async () => {
    const answer = await save({
      contacts: [
        { email: 'ada@shop.example', firstname: 'Ada', extra_data: { a: 1 } },
        { email: 'ADA@shop.example', firstname: null, extra_data: { b: 2 } },
      ],
    });
    const [first, second] = answer.json().payload.data;
    expect(first.contact).toMatchObject({ firstname: 'Ada', extra_data: { a: 1 } });
    expect(second.contact).toMatchObject({ firstname: null, extra_data: { a: 1, b: 2 } });
    expect(second.contact.id).toBe(first.contact.id);
  });

  it('takes a body of more than 64 KB', async () => {
    const contacts = numbered(100).map((contact) => {
      return { ...contact, extra_data: { long: 'x'.repeat(30_000) } };
    });
    expect((await save({ contacts })).json().payload.meta.saved).toBe(100);
  });

  it('answers 20 calls with one Idempotency-Key alike, and stores once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        save({ contacts: [...numbered(3), {}] }, { 'idempotency-key': 'k' }),
      ),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.json().payload.meta).toEqual({ size: 4, saved: 3, refused: 1 });
    expect(await size()).toBe(3);
  });
});

describe('refused as a whole, and nothing is stored', () => {
  it.each<[status: number, body: object | string]>([
    [400, {}],
    [400, { contacts: [] }],
    [400, { contacts: {} }],
    [400, { contacts: null }],
    [400, { contacts: 'a@b.co' }],
    [400, { contacts: numbered(1_001) }],
    [400, { contacts: numbered(1), list: 'x' }],
    [400, numbered(2)],
    [400, '{"contacts":[{"email":"a@b.co"}'],
    [400, `{"contacts":[{"email":"a@b.co","__proto__":{"a":1}}]}`],
    [413, `{"contacts":[${' '.repeat(8_388_608)}]}`],
  ])('%i', async (status, body) => {
    expect((await save(body)).statusCode).toBe(status);
    expect(await size()).toBe(0);
  });

  it('403 before a large body is read', async () => {
    const answer = await save({ contacts: numbered(1_000) }, { authorization: 'Bearer gm_live_x' });
    expect(answer.statusCode).toBe(403);
    expect(await size()).toBe(0);
  });

  it('415 for a form', async () => {
    expect((await save('contacts=a@b.co', formType)).statusCode).toBe(415);
  });

  it('422 for a used Idempotency-Key with other contacts', async () => {
    await save({ contacts: numbered(1) }, { 'idempotency-key': 'k' });
    expect((await save({ contacts: numbered(2) }, { 'idempotency-key': 'k' })).statusCode).toBe(
      422,
    );
    expect(await size()).toBe(1);
  });
});
