import { addresses, addressOf } from '@grovemail/contract/addresses.ts';
import { refusedEnvelope } from '@grovemail/contract/envelope.ts';
import type { Operation } from '@grovemail/contract/operation.ts';
import { operations } from '@grovemail/contract/operations/all.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formType, type TestApp, testApp } from './app-for-test.ts';

/** Whatever arrives, an operation answers in the envelope, and only what it accepted is stored (goal S2). */
const posts = operations.filter(({ id }) => addresses[id].method === 'POST');

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
        fc.asyncProperty(bodyLike(operation), fc.nat(), async (payload, unique) => {
          const answer = await test.app.inject({
            method: 'POST',
            url,
            payload,
            headers: {
              'content-type': 'application/json',
              'idempotency-key': `${unique}-${stored}`,
            },
          });
          if (answer.statusCode === operation.answer.status) {
            operation.answer.schema.parse(answer.json());
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
      const { enquiries, leads, subscribers } = await test.counts();
      expect(enquiries + leads + subscribers).toBeLessThanOrEqual(stored);
      expect(enquiries + leads + subscribers).toBeGreaterThan(0);
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

/** The operation's own example with some of its values, at any depth, left out or replaced. */
function bodyLike(operation: Operation): fc.Arbitrary<string> {
  const example = JSON.stringify(operation.examples.body);
  return fc.array(fc.tuple(fc.nat(), fc.option(anyValue)), { maxLength: 2 }).map((changes) => {
    const body: unknown = JSON.parse(example);
    for (const [at, value] of changes) replaceOne(body, at, value);
    return JSON.stringify(body);
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
