import { describe, expect, it } from 'vitest';
import { formType } from '../../app-suite/app-for-test.ts';
import { beforeEachKey, headers, post, test } from '../../app-suite/each-app-for-test.ts';

beforeEachKey();

const save = (payload: object | string, more: Record<string, string> = {}) =>
  post('/v1/contacts/batch', payload, { ...headers, 'content-type': 'application/json', ...more });
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
    const response = await save({ contacts });
    expect(response.statusCode).toBe(200);
    const { error, payload } = response.json();
    expect(error).toBeNull();
    expect(payload.meta).toEqual({ size: 1_000, saved: 1_000, refused: 0 });
    expect(payload.data).toEqual(
      contacts.map((_, index) => {
        return { index, id: expect.any(String), status: 'saved', created: true };
      }),
    );
    expect(await size()).toBe(1_000);
  });

  it('stores a contact as a call for it alone does', async () => {
    const contact = {
      email: 'Ada@Shop.example',
      date_of_birth: '12-31-1990',
      phone_number: '0803 000 0000',
      address: { country: 'ng' },
      extra_data: { plan: 'growth' },
    };
    const { id } = (await save({ contacts: [contact] })).json().payload.data[0];
    const url = `/v1/contacts/${id}`;
    const stored = (await test.app.inject({ method: 'GET', url, headers })).json();
    const alone = await post('/v1/contacts', contact, headers);
    const { data, meta } = alone.json().payload;
    expect(stored.payload.data).toMatchObject(data);
    expect(meta).toEqual({ created: false });
    expect(stored.payload.data).toMatchObject({ phone_number: '+2348030000000' });
  });

  it('returns less than was sent for a large contact repeated 278 times', async () => {
    const email = 'ada@shop.example';
    const large = { email, extra_data: { long: 'x'.repeat(60_000) } };
    const body = JSON.stringify({ contacts: [large, ...Array(277).fill({ email })] });
    const response = await save(body, { 'idempotency-key': 'k' });
    expect(response.json().payload.meta).toEqual({ size: 278, saved: 278, refused: 0 });
    expect(response.body.length).toBeLessThan(body.length);
    expect((await save(body, { 'idempotency-key': 'k' })).body).toBe(response.body);
  });

  it.each<[string, unknown]>([
    ['empty contacts', {}],
    ['numbers', 7],
    ['every field wrong', { email: 1, gender: 1, address: { street: 1, state: 1, country: 1 } }],
    ['unknown fields', Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`u${at}`, at]))],
    ['long names', { ['x'.repeat(7_000)]: 1 }],
    ['names of several bytes', { ['\u{1F331}'.repeat(10)]: 1, ['\0'.repeat(10)]: 1 }],
    ['an unknown name that just fits', { email: 'a@b.co', ['x'.repeat(46)]: 1 }],
    ['accepted contacts', { email: 'ada@shop.example' }],
  ])('returns at most 256 KB for 1,000 entries: %s', async (_, entry) => {
    const response = await save({ contacts: Array(1_000).fill(entry) });
    expect(response.json().payload.meta.size).toBe(1_000);
    expect(Buffer.byteLength(response.body)).toBeLessThanOrEqual(262_144);
  });

  it('stores what is valid and names the invalid fields of each of the others', async () => {
    const extra_data = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`a${at}`, at]));
    const more = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`b${at}`, at]));
    const response = await save({
      contacts: [
        { email: 'one@shop.example' },
        { email: 'two@shop.example', gender: 'other', color: 'red' },
        7,
        null,
        {},
        { email: 'full@shop.example', extra_data },
        { email: 'full@shop.example', firstname: 'Eve', extra_data: more },
        { email: 'last@shop.example' },
      ],
    });
    expect(response.statusCode).toBe(200);
    const { data, meta } = response.json().payload;
    expect(meta).toEqual({ size: 8, saved: 3, refused: 5 });
    const saved = { id: expect.any(String), status: 'saved', created: true };
    const rejected = { id: null, status: 'refused', code: 'invalid_request' };
    const notAnObject = 'The body must be one JSON object.';
    const results = [
      saved,
      {
        ...rejected,
        error: 'gender must be male or female; got "other". color is not a field of this call.',
        params: ['gender', 'color'],
      },
      { ...rejected, error: notAnObject, params: [] },
      { ...rejected, error: notAnObject, params: [] },
      { ...rejected, error: 'email is required.', params: ['email'] },
      saved,
      {
        ...rejected,
        code: 'contact_full',
        error: expect.stringContaining('extra_data'),
        params: ['extra_data'],
      },
      saved,
    ];
    expect(data).toEqual(results.map((result, index) => ({ index, ...result })));
    expect(await size()).toBe(3);
  });

  it('names what a list without entries lacks', async () => {
    expect((await save({ contacts: [] })).json().error).toBe(
      'contacts must have at least 1 entry.',
    );
  });

  it('stores nothing and returns a result for each when all are rejected', async () => {
    const response = await save({ contacts: [{ email: 'x' }, { email: '' }] });
    expect(response.json().payload.meta).toEqual({ size: 2, saved: 0, refused: 2 });
    expect(await size()).toBe(0);
  });

  it('applies an address that occurs twice in order', async () => {
    const response = await save({
      contacts: [
        { email: 'ada@shop.example', firstname: 'Ada', extra_data: { a: 1 } },
        { email: 'ADA@shop.example', firstname: null, extra_data: { b: 2 } },
      ],
    });
    const [first, second] = response.json().payload.data;
    expect(second.id).toBe(first.id);
    expect([first.created, second.created]).toEqual([true, false]);
    expect(await test.store.findContact('live', first.id)).toMatchObject({
      firstname: null,
      extraData: { a: 1, b: 2 },
    });
  });

  it('takes a body of more than 64 KB', async () => {
    const contacts = numbered(100).map((contact) => {
      return { ...contact, extra_data: { long: 'x'.repeat(30_000) } };
    });
    expect((await save({ contacts })).json().payload.meta.saved).toBe(100);
  });

  it('gives 20 calls with one Idempotency-Key the same response, and stores once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        save({ contacts: [...numbered(3), {}] }, { 'idempotency-key': 'k' }),
      ),
    );
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(responses[0]?.json().payload.meta).toEqual({
      size: 4,
      saved: 3,
      refused: 1,
    });
    expect(await size()).toBe(3);
  });

  it('leaves the Idempotency-Key unused when all are rejected', async () => {
    const key = { 'idempotency-key': 'k' };
    expect((await save({ contacts: [{ email: 'x' }] }, key)).json().payload.meta.saved).toBe(0);
    const corrected = await save({ contacts: numbered(1) }, key);
    expect(corrected.json().payload.meta.saved).toBe(1);
    const other = await save({ contacts: [{ email: 'x' }] }, key);
    expect([other.statusCode, other.json().code]).toEqual([422, 'key_reused']);
  });
});

describe('rejected as a whole, and nothing is stored', () => {
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

  it('400 names few of many unknown fields', async () => {
    const names = Array.from({ length: 200 }, (_, at) => [`${'\0'.repeat(58)}${at}`, 1]);
    const body = JSON.stringify({ contacts: numbered(1), ...Object.fromEntries(names) });
    const response = await save(body);
    expect(response.statusCode).toBe(400);
    expect(response.body.length).toBeLessThan(body.length);
  });

  it('403 before a large body is read', async () => {
    const response = await save(
      { contacts: numbered(1_000) },
      { authorization: 'Bearer gm_live_x' },
    );
    expect(response.statusCode).toBe(403);
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
