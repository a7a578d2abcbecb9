import { describe, expect, it } from 'vitest';
import { contract } from './contract.ts';
import { smallContract } from './contract-for-test.ts';
import { readDocument } from './document.ts';
import { errorPages, errorsByStatus } from './error-pages.ts';
import type { Field } from './fields.ts';
import { referencePages } from './reference-pages.ts';

type Small = ReturnType<typeof smallContract>;

function pagesOf(change: (contract: Small) => void) {
  const small = smallContract();
  change(small);
  return referencePages(readDocument(small));
}

/** A part of the small contract, untyped, so that a test can make it invalid. */
function part(of: unknown): Record<string, unknown> {
  return of as Record<string, unknown>;
}

describe('stops the build', () => {
  const save = (small: Small) => small.paths['/v1/contacts'].post;
  const person = (small: Small) => small.components.schemas.Person.properties;

  it.each<[fault: string, change: (contract: Small) => void, sentence: RegExp]>([
    [
      'a field without a description',
      (small) => (part(person(small).address.properties.country).description = ''),
      /payload\.data\.address\.country has no description/,
    ],
    [
      'a parameter without a description',
      (small) => (part(save(small).parameters[0]).description = undefined),
      /savePerson > Idempotency-Key has no description/,
    ],
    [
      'a field of the response without a description',
      (small) => {
        const { schema } =
          small.paths['/v1/contacts'].post.responses[200].content['application/json'];
        part(schema.properties.payload).description = undefined;
      },
      /savePerson > 200 > payload has no description/,
    ],
    [
      'a dangling reference',
      (small) => {
        part(person(small)).home = { $ref: '#/components/schemas/House' };
      },
      /no schema #\/components\/schemas\/House/,
    ],
    [
      'a keyword no page shows',
      (small) => (part(person(small).email).multipleOf = 2),
      /Person > properties > email: .*multipleOf/,
    ],
    [
      'a tag without a page',
      (small) => {
        save(small).tags = ['Invoices'];
      },
      /savePerson has the tag Invoices, so it would be on no page/,
    ],
    [
      'two tags',
      (small) => {
        save(small).tags = ['Contacts', 'Automations'];
      },
      /post > tags/,
    ],
    [
      'a page without an operation',
      (small) => {
        save(small).tags = ['Automations'];
      },
      /The page contacts is of Contacts, which the contract lacks/,
    ],
    [
      'an error without an entry',
      (small) => {
        part(small['x-errors']).unauthorized = undefined;
        delete part(small['x-errors']).unauthorized;
      },
      /returns unauthorized, which has no entry in x-errors/,
    ],
    [
      'an error under another status',
      (small) => {
        small['x-errors'].unauthorized.status = 401;
      },
      /lists unauthorized under 403, but it is a 401/,
    ],
    [
      'a response without an example',
      (small) => (part(save(small).responses[200].content['application/json']).example = undefined),
      /savePerson has no example of its response 200/,
    ],
    [
      'a body without an example',
      (small) => (part(save(small).requestBody.content['application/json']).example = undefined),
      /savePerson has no example of its body/,
    ],
    [
      'a path without an example',
      (small) => {
        part(small.paths)['/v1/contacts/{id}'] = {
          get: {
            ...small.paths['/v1/automations'].get,
            operationId: 'readPerson',
            parameters: [
              {
                name: 'id',
                in: 'path',
                required: true,
                schema: { type: 'string', description: 'Which.' },
              },
            ],
          },
        };
      },
      /readPerson > id has no example/,
    ],
    [
      'a kind of key without an explanation',
      (small) => {
        part(save(small)).security = [{ otherKey: [] }];
      },
      /savePerson needs otherKey/,
    ],
  ])('on %s', (_, change, sentence) => {
    expect(() => pagesOf(change)).toThrow(sentence);
  });
});

describe('a page', () => {
  const contacts = pagesOf(() => {}).find(({ slug }) => slug === 'contacts');
  const saving = contacts?.operations[0];

  it('has the address, texts and operations of its tag', () => {
    expect(contacts).toMatchObject({
      path: '/developers/reference/contacts',
      description: 'People.',
      operations: [{ id: 'savePerson', method: 'POST', path: '/v1/contacts' }],
    });
  });

  it('shows each parameter with type, limits and purpose, nested as in the request', () => {
    expect(saving?.groups).toMatchObject([
      {
        title: 'Body',
        fields: [
          { name: 'email', type: 'string', limits: 'max 254 characters', required: true },
          { name: 'gender', type: '“male”, “female” or null', required: false },
          {
            name: 'address',
            type: 'object',
            fields: [{ path: 'address.country', type: 'string or null' }],
          },
        ],
      },
      {
        title: 'Headers',
        fields: [{ name: 'Idempotency-Key', limits: '1–255 characters', required: false }],
      },
    ]);
  });

  it('shows defaults and examples of parameters', () => {
    const list = pagesOf(() => {}).find(({ slug }) => slug === 'automations')?.operations[0];
    expect(list?.groups[0]?.fields[0]).toMatchObject({
      default: '20',
      example: '2',
      limits: '1–100',
    });
    expect(list?.request).toMatchObject({ method: 'GET', query: { limit: '2' } });
  });

  it('lists the responses with cause and fix, and the fields of the payload', () => {
    expect(saving?.success).toMatchObject({
      status: '200',
      name: 'OK',
      fields: [{ name: 'data' }],
    });
    expect(saving?.success.fields[0]?.fields.map(({ path }) => path)).toContain(
      'payload.data.email',
    );
    expect(saving?.errors).toMatchObject([
      {
        code: 'invalid_request',
        cause: 'A fault.',
        href: '/developers/guides/errors/invalid_request',
      },
      { code: 'unauthorized', status: 403, fix: 'Send one.' },
    ]);
  });

  it("sends the contract's example, with a key from the environment", () => {
    expect(saving?.request).toEqual({
      method: 'POST',
      path: '/v1/contacts',
      params: {},
      headers: {},
      body: { email: 'ada@shop.example', address: { country: 'NG' } },
      key: { variable: 'API_KEY' },
    });
  });

  it('shows the facts to know before the call', () => {
    expect(saving?.facts.map(({ title, detail }) => `${title}: ${detail}`)).toEqual([
      'Key: Account or test key, as a bearer token, server-side only',
      'Body: JSON, UTF-8, up to 64 KB',
      'Retries: Safe for 24 hours, with an Idempotency-Key',
    ]);
  });

  it('has the webhooks of its tag', () => {
    const mails = pagesOf(() => {}).find(({ slug }) => slug === 'transactionals');
    expect(mails?.webhooks).toMatchObject([
      { name: 'mail.sent', headers: { 'webhook-id': 'm1' }, example: { type: 'mail.sent' } },
    ]);
  });
});

describe('the error catalog', () => {
  it('has every error by status, with the calls that return it', () => {
    const errors = errorPages(readDocument(smallContract()));
    expect(errors.map(({ code }) => code)).toEqual([
      'invalid_request',
      'unauthorized',
      'foreign_form',
    ]);
    expect(errors[1]).toMatchObject({ path: '/developers/guides/errors/unauthorized' });
    expect(errors[1]?.origins).toContainEqual({
      method: 'POST',
      path: '/v1/contacts',
      title: 'Save a person',
      page: 'Contacts',
      href: '/developers/reference/contacts#savePerson',
    });
    expect(errors[2]).toMatchObject({ origins: [], example: null });
  });

  it('groups them by status', () => {
    const groups = errorsByStatus(readDocument(smallContract()));
    expect(groups.map(({ id, title, errors }) => [id, title, errors.length])).toEqual([
      ['status-400', '400 Bad Request', 1],
      ['status-403', '403 Unauthorized', 2],
    ]);
  });
});

describe("the API's own contract", () => {
  const pages = referencePages(contract);

  it('has every operation and webhook on one page', () => {
    const listed = Object.values(contract.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    const webhooks = Object.values(contract.webhooks).map(({ post }) => post.operationId);
    const shown = pages.flatMap(({ operations, webhooks }) => [...operations, ...webhooks]);
    expect(shown.map(({ id }) => id).toSorted()).toEqual([...listed, ...webhooks].toSorted());
  });

  it('gives every section and parameter of a page a unique id', () => {
    for (const { operations, webhooks } of pages) {
      const ids = [...operations, ...webhooks].flatMap(({ id, groups }) => [
        id,
        ...groups.flatMap(({ fields }) => pathsOf(fields)).map((path) => `${id}.${path}`),
      ]);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('has a page for every error', () => {
    expect(errorPages(contract)).toHaveLength(Object.keys(contract['x-errors']).length);
  });
});

function pathsOf(fields: readonly Field[]): string[] {
  return fields.flatMap(({ path, fields: nested }) => [path, ...pathsOf(nested)]);
}
