import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ApiError } from '../api-error.ts';
import { errorBody, errorEnvelope } from '../envelope.ts';
import { errors } from '../errors.ts';
import { defaultBodyBytes } from '../operation.ts';
import { operations } from '../operations/all.ts';
import { webhooks } from '../webhooks/all.ts';
import { addressesText } from './addresses-text.ts';
import { type DocumentName, openApiDocuments, openApiText } from './document-text.ts';

interface DescribedResponse {
  content: Record<
    string,
    { schema: { allOf: [unknown, { properties: { code: { enum: string[] } } }] } }
  >;
}

type Paths = Record<
  string,
  Record<string, { tags?: string[]; responses?: Record<string, DescribedResponse> }>
>;

const names = Object.keys(openApiDocuments) as DocumentName[];

it.each([
  ['openapi.json', openApiText('public')],
  ['addresses.ts', addressesText()],
])('%s is up to date with the operations (else run `npm run openapi`)', (file, text) => {
  expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toBe(text);
});

describe('the documents', () => {
  const pathsOf = (name: DocumentName) => (openApiDocuments[name]() as { paths: Paths }).paths;
  const callsOf = (name: DocumentName) =>
    Object.entries(pathsOf(name)).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );

  it('list every path exactly once', () => {
    const expected = operations.map(({ method, path }) => `${method} ${path}`);
    expect(names.flatMap(callsOf).toSorted()).toEqual(expected.toSorted());
  });

  it('R356 separate the public operations from those of this site', () => {
    const customers = /^\w+ \/(v1\/|api\/(contacts|push-key)$|webhooks\/)/;
    expect(callsOf('public').filter((call) => !customers.test(call))).toEqual([]);
    expect(callsOf('site').filter((call) => customers.test(call))).toEqual([]);
  });

  it('describe every public field, for the reference pages', () => {
    expect(undescribed(openApiDocuments.public(), '')).toEqual([]);
  });

  it.each([200, 400, 403, 404, 500])('R377–R381 document %i for reading a contact', (status) => {
    const call = pathsOf('public')['/v1/contacts/{id}']?.get;
    expect(Object.keys(call?.responses ?? {})).toContain(`${status}`);
  });

  it('have patterns of plain regular expressions, and addresses as format: email', () => {
    for (const name of names) {
      const text = openApiText(name);
      expect(text).not.toContain(String.raw`\\p{`);
      expect(text).toContain('"format": "email"');
    }
  });

  it('list the error codes of each call by status', () => {
    for (const { method, path, errors: own, tag } of operations) {
      if (!tag) continue;
      const { responses = {} } = pathsOf('public')[path]?.[method.toLowerCase()] ?? {};
      for (const [status, response] of Object.entries(responses)) {
        if (Number(status) < 400) continue;
        const codes =
          response.content['application/json']?.schema.allOf[1].properties.code.enum ?? [];
        expect(codes.length).toBeGreaterThan(0);
        for (const code of codes) {
          expect(errors[code as keyof typeof errors].status).toBe(Number(status));
          expect([...own, 'method_not_allowed']).toContain(code);
        }
      }
    }
  });

  it('give every public call a tag', () => {
    const calls = Object.values(pathsOf('public')).flatMap(Object.values);
    expect(calls.filter((call) => call.tags?.length !== 1)).toEqual([]);
  });
});

describe.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s',
  (_, operation) => {
    const { response, body, examples, params, path, query } = operation;

    it('has an example response that matches its schema', () => {
      // An empty response has neither.
      expect(response.schema?.parse(examples.response)).toEqual(examples.response);
    });

    it('has an example request that is accepted', () => {
      for (const [input, example] of [
        [body, examples.body],
        [query, examples.query],
      ] as const) {
        if (!input) continue;
        expect(z.safeParse(input.schema, example).success).toBe(true);
        expect(input.check(example)).toMatchObject({ ok: true });
      }
    });

    it('declares every parameter of its path', () => {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(params?.shape ?? {})).toEqual(named);
      expect(Object.keys(examples.params ?? {})).toEqual(named);
    });

    it('rejects an empty body', () => {
      if (body) expect(body.check({})).toMatchObject({ ok: false });
    });

    it.each([null, [], 'text', 7])('rejects %j where it takes an input', (value) => {
      for (const input of [body, query]) {
        if (input) expect(input.check(value)).toMatchObject({ ok: false });
      }
    });
  },
);

describe('errors', () => {
  it.each(Object.entries(errors))(
    'R226, R227, F3 %s says what, why and what to do',
    (code, error) => {
      expect(error.status).toBeGreaterThanOrEqual(400);
      for (const words of [error.title, error.text, error.cause, error.fix]) {
        expect(words).toMatch(/\S/);
      }
      const apiError = new ApiError(code as keyof typeof errors);
      expect(apiError.messages).toEqual([error.text]);
      const site = 'https://site.example';
      const id = '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e58';
      expect(errorEnvelope.parse(JSON.parse(errorBody(apiError, { requestId: id, site })))).toEqual(
        {
          error: error.text,
          payload: null,
          code,
          request_id: id,
          help: `${site}/developers/guides/errors/${code}`,
        },
      );
    },
  );

  it('mention every operation with a larger body limit in body_too_large', () => {
    const large = operations.filter(({ bodyBytes = 0 }) => bodyBytes > defaultBodyBytes);
    expect(large.length).toBeGreaterThan(0);
    for (const { method, path, bodyBytes } of large) {
      expect(errors.body_too_large.cause).toContain(`${method} ${path}`);
      expect(errors.body_too_large.cause).toContain(bodyBytes?.toLocaleString('en'));
    }
  });

  it('show the faulty field in the example of a rejected body', () => {
    const shown = operations.filter(({ auth, body }) => auth && body);
    for (const { method, path } of shown) {
      expect(errorExample(path, method.toLowerCase())).toMatchObject({
        code: 'invalid_request',
        faults: expect.arrayContaining([
          { param: expect.any(String), message: expect.any(String) },
        ]),
      });
    }
  });

  it('R379 F2 a wrong key is 403 Unauthorized', () => {
    expect(errors.wrong_key).toMatchObject({ status: 403, text: 'Unauthorized' });
  });
});

describe.each(webhooks.map((webhook) => [webhook.id, webhook] as const))(
  '%s webhook',
  (_, { body, example }) => {
    it('has an example body that matches its schema', () => {
      expect(body.strict().parse(example)).toEqual(example);
    });
  },
);

/** The example of `invalid_request` in the public document. */
function errorExample(path: string, method: string): unknown {
  const { paths } = openApiDocuments.public() as {
    paths: Record<string, Record<string, { responses: Record<string, ErrorResponseBody> }>>;
  };
  const content = paths[path]?.[method]?.responses[400]?.content['application/json'];
  return content?.examples.invalid_request?.value;
}

interface ErrorResponseBody {
  content: { 'application/json': { examples: Record<string, { value: unknown }> } };
}

/** The paths of properties that neither have a description nor refer to a schema that has one. */
function undescribed(value: unknown, place: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const here = `${place} > ${name}`;
    const missing =
      place.endsWith(' > properties') && !('description' in member || '$ref' in member);
    return [...(missing ? [here] : []), ...undescribed(member, here)];
  });
}
