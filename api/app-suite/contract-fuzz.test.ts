// Long: generated requests to every operation, over the same app.
import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { errorEnvelope } from '@grovemail/contract/envelope.ts';
import { openApiDocuments } from '@grovemail/contract/openapi/document-text.ts';
import type { Operation } from '@grovemail/contract/operation.ts';
import { operations } from '@grovemail/contract/operations/all.ts';
import { pushContact } from '@grovemail/contract/operations/push.ts';
import { contactExample } from '@grovemail/contract/operations/v1-contacts.ts';
import { addSuppression } from '@grovemail/contract/operations/v1-suppressions.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { siteAccount } from '../mailing/lists.ts';
import { signTrackingId } from '../signing/tracking-id.ts';
import { formType, type TestApp, testApp, testKeys } from './app-for-test.ts';
import { anyText, hostileTexts } from './hostile-values.ts';
import { newKey } from './keys-for-test.ts';
import { arbitraryOf, hostileBodies, type JsonSchema, nearly } from './schema-arbitrary.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Requests made of the published schema and around it, for each operation. */
    contractRequests: number;
  }
}
const requests = inject('contractRequests');

interface Described {
  parameters?: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, unknown>;
}

type Paths = Record<string, Record<string, Described>>;
const paths: Paths = Object.assign(
  {},
  ...Object.values(openApiDocuments).map((document) => (document() as { paths: Paths }).paths),
);

/** Parameters without which an operation would only ever reject. */
const known: Record<string, string> = { key: 'pk_test', action: 'click' };

/** The same for what only a test key may do. */
const knownInTest: Record<string, string> = {};
const testOnly: readonly string[] = ['previewTransactional'];

/** Stored again before each request, since earlier ones may have deleted it. */
const contact = { id: '019a9f3e-0000-7000-8000-000000000000', email: 'fuzz@shop.example' };
/** Webhooks; the one that is deleted stays so. */
const kept = { id: '019a9f3e-0000-7000-8000-000000000001' };
const doomed = { id: '019a9f3e-0000-7000-8000-000000000002' };
const ownPath: Partial<Record<string, Record<string, string>>> = {
  readContact: contact,
  deleteContact: contact,
  ...Object.fromEntries(
    operations
      .filter(({ path }) => path.startsWith('/v1/webhooks/{id}'))
      .map(({ id }) => [id, id === 'deleteWebhook' ? doomed : kept]),
  ),
};
const storedFirst: Partial<Record<string, () => Promise<unknown>>> = {
  readContact: () => saveContact(contact),
  deleteContact: () => saveContact(contact),
  deleteContactByEmail: () => saveContact(contactExample),
  deleteTemplate: () => saveTemplate('x'),
  liftSuppression: suppressExample,
  pushTest: saveSubscription,
};

async function saveContact({ id, email }: { id: string; email: string }): Promise<void> {
  const change = { id, email, createdAt: 0, space: 'live' as const, fields: {} };
  await test.store.saveContact(change, { idempotency: null, response: nothing });
}

async function saveTemplate(code: string): Promise<void> {
  const content = { subject: 'Hello', html: '<p>Hello</p>', plain: null };
  await test.store.putTemplate({ code, createdAt: 0, ...content });
}

/** As the operator's own: an earlier request may have made it a complaint, which is lifted only on request. */
async function suppressExample(): Promise<void> {
  const { email, list } = addSuppression.examples.body;
  await test.store.liftSuppression({ account: siteAccount, email, list, isAsked: true });
  const { statusCode } = await test.app.inject({
    method: 'POST',
    url: '/v1/suppressions',
    payload: { email, list },
    headers: keys.key,
  });
  expect(statusCode).toBe(200);
}

async function saveSubscription(): Promise<void> {
  const { statusCode } = await test.app.inject({
    method: 'POST',
    url: '/api/contacts',
    payload: pushContact.examples.body,
    headers: keys.push,
  });
  expect(statusCode).toBe(200);
}

/** Whom the examples of the signed links are about. */
const exampleRecipient = { id: '64f0c0ffee', email: 'ada@shop.example' };
/** Operations that only a token of ours opens: nothing made up may pass. */
const sealed: readonly string[] = [
  'preferencesState',
  'preferencesResume',
  'preferencesUndo',
  'preferencesReason',
  'mailPreview',
  'readSampleLog',
];

let test: TestApp;
let keys: Record<NonNullable<Operation['auth']> | 'test', Record<string, string>>;
beforeAll(async () => {
  test = await testApp();
  const { headers } = await newKey(test);
  const { headers: testing } = await newKey(test, { isTest: true });
  keys = { key: headers, test: testing, push: { authorization: 'Bearer pk_push' } };
  await saveTemplate('welcome');
  const sentWith = async (own: Record<string, string>): Promise<string> => {
    const sent = await test.app.inject({
      method: 'POST',
      url: '/v1/transactionals',
      payload: { template_code: 'welcome', recipient_email: 'ada@shop.example' },
      headers: own,
    });
    return sent.json().payload.data.id;
  };
  known.id = await sentWith(headers);
  knownInTest.id = await sentWith(testing);
  for (const { id } of [kept, doomed]) {
    const subscriptions = { eventCodes: ['paid'], types: [] };
    const url = 'https://hooks.example/';
    await test.store.addWebhook({ id, createdAt: 0, ...subscriptions, url, secret: 'whsec_AAAA' });
  }
  await saveSubscription();
  const link = { account: 'site', message: 'm', list: 'news' };
  known.tracking_id = signTrackingId(link, exampleRecipient, testKeys[0] ?? '');
});
afterAll(() => test.close());

describe.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s',
  (id, operation) => {
    const { method, path } = operation;
    const described = paths[path]?.[method.toLowerCase()];
    if (!described) throw new Error(`${id} is in no document.`);

    it(`${requests} requests: no 5xx, every response as documented`, async () => {
      const documented = new Set(Object.keys(described.responses).map(Number));
      const seen = new Map<number, number>();
      const before = new Set(await storedBy(id));
      const returned = new Set<string>();
      await fc.assert(
        fc.asyncProperty(requestOf(operation, described), async ({ url, payload, headers }) => {
          await storedFirst[id]?.();
          const response = await test.app.inject({
            method,
            url,
            headers: { ...keyFor(operation), ...headers },
            ...(payload === undefined ? {} : { payload }),
          });
          seen.set(response.statusCode, (seen.get(response.statusCode) ?? 0) + 1);
          if (response.statusCode === operation.response.status) {
            if (String(response.headers['content-type']).includes('json')) {
              operation.response.schema?.parse(response.json());
              if (id in rows) returned.add(response.json().payload.data.id);
            }
            return;
          }
          expect(response.statusCode).toBeLessThan(500);
          // With a parameter that a path cannot contain, it is no longer an operation's path.
          expect([...documented, 404, 405]).toContain(response.statusCode);
          if (response.statusCode >= 400) errorEnvelope.parse(response.json());
        }),
        { numRuns: requests },
      );
      // Both sides must have been reached, or the run has shown nothing.
      const accepted = seen.get(operation.response.status) ?? 0;
      if (sealed.includes(id)) expect(accepted).toBe(0);
      else expect(accepted).toBeGreaterThan(0);
      if (operation.body || operation.query) {
        const rejected = [...seen].filter(([status]) => status >= 400);
        expect(rejected.length).toBeGreaterThan(0);
      }
      // Only accepted calls are stored: no rejected call left a row.
      const isNew = (row: string) => !before.has(row);
      const added = (await storedBy(id)).filter(isNew);
      expect(added.toSorted()).toEqual([...returned].filter(isNew).toSorted());
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    });
  },
);

function nothing() {
  return { status: 200, body: '' };
}

/** The ids of what an operation stores, where its responses name them. */
const rows: Partial<Record<string, () => Promise<string[]>>> = {
  async saveContact() {
    const listed = await test.store.listContacts({ space: 'live', limit: 1_000_000 });
    return listed.rows.map((row) => row.id);
  },
  async recordEvent() {
    const listed = await test.store.listEvents({ space: 'live', limit: 1_000_000 });
    return listed.rows.map((row) => row.id);
  },
  async sendTransactional() {
    const entries = await test.store.listOutbox({ limit: 1_000_000 });
    return entries
      .filter(({ topic }) => topic === 'transactional.send')
      .map(({ payload }) => String(payload.transactionalId));
  },
};

async function storedBy(id: string): Promise<string[]> {
  return (await rows[id]?.()) ?? [];
}

interface FuzzRequest {
  url: string;
  payload: string | Buffer | undefined;
  headers: Record<string, string>;
}

function requestOf(operation: Operation, described: Described): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      url: urlOf(operation, described),
      body: bodyOf(operation, described),
      odd: fc.oneof(
        { weight: 6, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: fc.constantFrom<Record<string, string>>(...oddHeaders) },
      ),
      key: fc.option(fc.constantFrom('', 'k', 'x'.repeat(255), 'x'.repeat(256), 'schlüssel')),
    })
    .map(({ url, body, odd, key }) => ({
      url,
      payload: body?.payload,
      headers: {
        ...(body ? { 'content-type': body.type } : {}),
        // A used key would replay the same response for most requests.
        ...(key === null
          ? {}
          : { 'idempotency-key': key === 'k' ? randomBytes(8).toString('hex') : key }),
        ...odd,
      },
    }));
}

const oddHeaders = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=latin1' },
  { 'content-type': 'application/json; charset=utf-8' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-encoding': 'gzip' },
  { accept: 'text/html' },
  { authorization: 'Bearer gm_live_x' },
  { authorization: `Bearer ${'x'.repeat(3_000)}` },
  { 'form-token': 'a.b.c' },
  { 'x-forwarded-for': '10.0.0.1, ::1' },
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
];

function keyFor({ id, auth }: Operation): Record<string, string> {
  if (testOnly.includes(id)) return keys.test;
  return auth ? keys[auth] : {};
}

function urlOf(
  { id, path: route, examples }: Operation,
  { parameters = [] }: Described,
): fc.Arbitrary<string> {
  const place = testOnly.includes(id) ? knownInTest : known;
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const params = Object.fromEntries(
    inPath.map(({ name }) => [
      name,
      fc.oneof(
        {
          weight: 5,
          arbitrary: fc.constant(ownPath[id]?.[name] ?? place[name] ?? 'x'),
        },
        // Empty or dots, it would be another path.
        {
          weight: 1,
          arbitrary: fc.oneof(fc.uuid(), anyText).filter((text) => !/^\.{0,2}$/.test(text)),
        },
      ),
    ]),
  );
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const query: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema])),
    required: inQuery.filter(({ required }) => required).map(({ name }) => name),
  };
  const given = arbitraryOf(query, examples.query);
  const queries = fc.oneof(
    { weight: 5, arbitrary: fc.constant(queryText(examples.query)) },
    { weight: 3, arbitrary: given.map(queryText) },
    { weight: 2, arbitrary: nearly(given).map(queryText) },
    { weight: 1, arbitrary: fc.webQueryParameters() },
    {
      weight: 1,
      arbitrary: fc.constantFrom('limit=1&limit=2', 'a[b]=c', '__proto__=1', '%', '&&='),
    },
  );
  return fc.record({ values: fc.record(params), query: queries }).map(({ values, query: text }) => {
    const path = route.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(values[name]).toWellFormed()),
    );
    return inQuery.length > 0 || text.length % 2 ? `${path}?${text}` : path;
  });
}

function queryText(values: unknown): string {
  const pairs = Object.entries(Object(values) as object).map(([name, value]): [string, string] => [
    name,
    (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed(),
  ]);
  return new URLSearchParams(pairs).toString();
}

function bodyOf({ body, examples }: Operation, { requestBody }: Described) {
  if (!body) return fc.constant(null);
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema ?? {};
  const valid = arbitraryOf(schema, examples.body);
  const example = fc.constant(examples.body);
  const isForm = requestBody?.content[jsonType] === undefined;
  const json = (values: fc.Arbitrary<unknown>) =>
    values.map((value): { payload: string | Buffer; type: string } =>
      isForm
        ? { payload: queryText(value), type: formType['content-type'] }
        : { payload: JSON.stringify(value), type: jsonType },
    );
  return fc.oneof(
    { weight: 5, arbitrary: json(fc.oneof(example, valid)) },
    { weight: 5, arbitrary: json(nearly(fc.oneof(example, valid))) },
    { weight: 2, arbitrary: hostileBodies.map((payload) => ({ payload, type: jsonType })) },
    {
      weight: 1,
      arbitrary: anyText.map((payload) => ({ payload, type: formType['content-type'] })),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        { payload: gzipSync(JSON.stringify(examples.body)), type: jsonType },
        { payload: Buffer.from([0xff, 0xfe, 0x7b]), type: jsonType },
        { payload: Buffer.from(JSON.stringify(hostileTexts), 'latin1'), type: jsonType },
      ),
    },
  );
}

const jsonType = 'application/json';
