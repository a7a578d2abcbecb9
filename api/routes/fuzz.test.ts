import { addresses, addressOf } from '@grovemail/contract/addresses.ts';
import { refusedEnvelope } from '@grovemail/contract/envelope.ts';
import type { Operation } from '@grovemail/contract/operation.ts';
import { operations } from '@grovemail/contract/operations/all.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formType, nothingStored, type TestApp, testApp } from './app-for-test.ts';

/** Whatever arrives, an operation answers in the envelope, and only what it accepted is stored (goal S2). */
const posts = operations.filter(
  ({ id, errors }) => addresses[id].method === 'POST' && errors.includes('key_reused'),
);

let test: TestApp;
beforeEach(async () => {
  test = await testApp();
});
afterEach(() => test.close());

describe.each(posts.map((operation) => [operation.id, operation] as const))(
  '%s',
  (id, operation) => {
    const url = addressOf({ users: '', sales: '', modules: '' }, id, { key: 'pk_test' });

    it('2,000 bodies: never 5xx, always the envelope, no row from refused input', async () => {
      let stored = 0;
      let refused = 0;
      await fc.assert(
        fc.asyncProperty(bodyLike(operation), botSigns, fc.nat(), async (body, signs, unique) => {
          const payload = JSON.stringify({ ...body, ...signs.fields });
          const headers = {
            ...signs.headers,
            'content-type': 'application/json',
            'idempotency-key': `${unique}-${stored}`,
          };
          const answer = await test.app.inject({ method: 'POST', url, payload, headers });
          if (answer.statusCode === operation.answer.status) {
            operation.answer.schema?.parse(answer.json());
            stored += 1;
          } else {
            expect([400, 422]).toContain(answer.statusCode);
            refusedEnvelope.parse(answer.json());
            refused += 1;
          }
        }),
        { numRuns: 2000 },
      );
      // Both sides must have been reached, or the run has shown nothing.
      expect(Math.min(stored, refused)).toBeGreaterThan(50);
      const { enquiries, leads, subscribers, quarantined } = await test.counts();
      const rows = enquiries + leads + subscribers + quarantined;
      expect(rows).toBeLessThanOrEqual(stored);
      expect(rows).toBeGreaterThan(0);
    });

    it('500 bodies of any type and form: never 5xx', async () => {
      const types = [
        'application/json',
        formType['content-type'],
        'text/plain',
        'multipart/form-data',
        '',
        '*',
      ];
      await fc.assert(
        fc.asyncProperty(anyText, fc.constantFrom(...types), async (payload, type) => {
          const answer = await test.app.inject({
            method: 'POST',
            url,
            payload,
            headers: { 'content-type': type },
          });
          expect(answer.statusCode).toBeLessThan(500);
          if (answer.statusCode >= 400) refusedEnvelope.parse(answer.json());
        }),
        { numRuns: 500 },
      );
    });
  },
);

const company = {
  ...{ firstname: 'Ada', lastname: 'Obi', email: 'ada@shop.example' },
  ...{ company_name: 'Shop Ltd', phone_number: '0800' },
};
const forms = [
  {
    form: 'contact',
    url: '/guests/enquiry',
    fields: { fullname: 'Ada', email: 'ada@shop.example', subject: 'Hello', body: 'There' },
  },
  { form: 'newsletter', url: '/api/contacts/pk_test/capture/', fields: { email: 'ada@b.example' } },
  { form: 'demo', url: '/demos', type: 'demo', fields: { ...company, subscribers: '5M+' } },
  {
    form: 'startup',
    url: '/leads',
    type: 'startup',
    fields: { ...company, subscribers: '10:50K', budget: '1K:5K' },
  },
  {
    form: 'savings',
    url: '/leads',
    type: 'savings',
    fields: {
      ...{ firstname: 'Ada', lastname: 'Obi', email: 'ada@shop.example' },
      ...{ contact_count: '20', active_count: '8', current_cost: '4200' },
    },
  },
];

describe.each(forms)('$form', ({ url, type, fields }) => {
  it('1,000 hostile posts, as JSON and as a form: all refused, and not one row', async () => {
    const names = Object.keys(fields);
    const extras = ['website', 'utm', 'first_touch', 'services', 'tools', 'source', 'constructor'];
    const hostile = fc.record({
      // One required field is beyond mending; the rest may be anything.
      spoiled: fc.tuple(fc.constantFrom(...names), fc.constantFrom(...unacceptable)),
      other: fc.dictionary(fc.constantFrom(...names, ...extras), anyText, { maxKeys: 4 }),
      signs: botSigns,
      isForm: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(hostile, async ({ spoiled: [name, value], other, signs, isForm }) => {
        const given = { ...fields, ...other, ...signs.fields, [name]: value };
        const answer = await test.app.inject({
          method: 'POST',
          url,
          payload: isForm
            ? new URLSearchParams({ ...given, ...(type ? { type } : {}) }).toString()
            : JSON.stringify(type ? { type, metadata: given } : given),
          headers: {
            ...signs.headers,
            'content-type': isForm ? formType['content-type'] : 'application/json',
          },
        });
        // The whole may be over 64 KB.
        expect([400, 413]).toContain(answer.statusCode);
        refusedEnvelope.parse(answer.json());
      }),
      { numRuns: 1000 },
    );
    expect(await test.counts()).toEqual(nothingStored);
  });
});

/** What no required field takes, whatever it is for. */
const unacceptable = ['', ' ', '\t\r\n', 'NUL \u0000 inside', 'x'.repeat(6000)];

const hostileTexts = [
  '',
  ' ',
  "'; drop table leads; --",
  '<script>alert(1)</script>',
  '\u202eevil\u2066',
  'a\r\nBcc: all@x.example',
  '=1+1',
  'NUL \u0000 inside',
  'lone \udfff surrogate',
  '9999-99-99',
  'ada@bücher.example',
  `${'a'.repeat(243)}@shop.example`,
  `${'a'.repeat(308)}@shop.example`,
  'x'.repeat(6000),
];

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.webQueryParameters(),
  fc.constantFrom(...hostileTexts),
);

const anyValue = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts, null, true, -1, 0, 1e308, [], {}, [[]]),
  fc.jsonValue(),
);

/** What gives a program away, or not: a filled-in hidden field, and a token of any shape. */
const botSigns = fc
  .record({
    website: fc.option(fc.constantFrom('', ' ', 'http://spam.example', '\u0000')),
    token: fc.option(fc.oneof(fc.string(), fc.constantFrom('', 'a.b.c', 'x'.repeat(8000)))),
  })
  .map(({ website, token }) => ({
    fields: website === null ? {} : { website },
    headers: token === null ? {} : { 'form-token': token },
  }));

/** The operation's own example with some of its values, at any depth, left out or replaced. */
function bodyLike(operation: Operation): fc.Arbitrary<Record<string, unknown>> {
  const example = JSON.stringify(operation.examples.body);
  return fc.array(fc.tuple(fc.nat(), fc.option(anyValue)), { maxLength: 2 }).map((changes) => {
    const body: Record<string, unknown> = JSON.parse(example);
    for (const [at, value] of changes) replaceOne(body, at, value);
    return body;
  });
}

function replaceOne(body: unknown, at: number, value: unknown): void {
  const places = placesOf(body);
  const [holder, name] = places[at % places.length] ?? [];
  if (!holder || name === undefined) return;
  if (value === null) delete holder[name];
  else holder[name] = value;
}

function placesOf(value: unknown): [Record<string, unknown>, string][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap(
    (name) => [[holder, name], ...placesOf(holder[name])] as const,
  ) as [Record<string, unknown>, string][];
}
