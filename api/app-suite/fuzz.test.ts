import { errorEnvelope } from '@grovemail/contract/envelope.ts';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { formType, nothingStored } from './app-for-test.ts';
import { beforeEachApp, post, test } from './each-app-for-test.ts';
import { anyText } from './hostile-values.ts';
import { demo, startup } from './lead-samples-for-test.ts';

beforeEachApp();

const requests = inject('contractRequests');

const fieldsOf = ({ metadata: { type: _, ...fields } }: typeof demo | typeof startup) => fields;
const forms = [
  {
    form: 'contact',
    url: '/guests/enquiry',
    fields: { fullname: 'Ada', email: 'ada@shop.example', subject: 'Hello', body: 'There' },
  },
  { form: 'newsletter', url: '/api/contacts/pk_test/capture/', fields: { email: 'ada@b.example' } },
  { form: 'demo', url: '/demos', type: 'demo', fields: fieldsOf(demo) },
  { form: 'startup', url: '/leads', type: 'startup', fields: fieldsOf(startup) },
  {
    form: 'savings',
    url: '/leads',
    type: 'savings',
    fields: {
      firstname: 'Ada',
      lastname: 'Obi',
      email: 'ada@shop.example',
      contact_count: '20',
      active_count: '8',
      current_cost: '4200',
    },
  },
];

describe.each(forms)('$form', ({ url, type, fields }) => {
  it(`${requests} hostile posts, as JSON and as a form: all rejected, and not one row`, async () => {
    const names = Object.keys(fields);
    const extras = ['website', 'utm', 'first_touch', 'services', 'tools', 'source', 'constructor'];
    const hostile = fc.record({
      // One required field is invalid; the rest may be anything.
      invalid: fc.tuple(fc.constantFrom(...names), fc.constantFrom(...invalidValues)),
      other: fc.dictionary(fc.constantFrom(...names, ...extras), anyText, { maxKeys: 4 }),
      signs: botSigns,
      isForm: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(hostile, async ({ invalid: [name, value], other, signs, isForm }) => {
        const given = { ...fields, ...other, ...signs.fields, [name]: value };
        const response = await post(
          url,
          isForm
            ? new URLSearchParams({ ...given, ...(type ? { type } : {}) }).toString()
            : JSON.stringify(type ? { type, metadata: given } : given),
          {
            ...signs.headers,
            'content-type': isForm ? formType['content-type'] : 'application/json',
          },
        );
        // The body may exceed 64 KB.
        expect([400, 413]).toContain(response.statusCode);
        errorEnvelope.parse(response.json());
      }),
      { numRuns: requests },
    );
    expect(await test.counts()).toEqual(nothingStored);
  });
});

/** Invalid in every required field. */
const invalidValues = ['', ' ', '\t\r\n', 'NUL \u0000 inside', 'x'.repeat(6000)];

/** Signals of the spam check: the hidden field, and any token. */
const botSigns = fc
  .record({
    website: fc.option(fc.constantFrom('', ' ', 'http://spam.example', '\u0000')),
    token: fc.option(fc.oneof(fc.string(), fc.constantFrom('', 'a.b.c', 'x'.repeat(8000)))),
  })
  .map(({ website, token }) => ({
    fields: website === null ? {} : { website },
    headers: token === null ? {} : { 'form-token': token },
  }));
