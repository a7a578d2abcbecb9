import { z } from 'zod';
import { addresses } from './addresses.ts';
import { refusedEnvelope } from './envelope.ts';
import { type ErrorCode, errors } from './errors.ts';
import type { Operation } from './operation.ts';

/**
 * The OpenAPI 3.1 document of the operations. Its schemas are JSON Schema 2020-12, the dialect of 3.1.
 * @throws when a schema has no form in JSON Schema
 */
export function openApiDocument(operations: readonly Operation[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const { method, path } = addresses[operation.id];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationObject(operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Grovemail public API',
      version: '0.1.0',
      description:
        'The calls that the public site makes. Every answer is an envelope: `error` is null or a sentence, `payload` holds the result.',
    },
    servers: [{ url: '/', description: 'The site and its API on one origin.' }],
    paths,
    components: {
      securitySchemes: Object.fromEntries(
        Object.values(keys).map(({ name, description }) => [
          name,
          { type: 'http', scheme: 'bearer', description },
        ]),
      ),
      schemas: { Refusal: jsonSchema(refusedEnvelope, 'output') },
    },
  };
}

function operationObject(operation: Operation): object {
  const { id, summary, description, auth, body, answer, examples } = operation;
  const json = answer.schema && jsonContent(jsonSchema(answer.schema, 'output'), examples.answer);
  const page = operation.formAnswer ? { 'text/html': { schema: { type: 'string' } } } : {};
  return {
    operationId: id,
    summary,
    description,
    ...(auth ? { security: [{ [keys[auth].name]: [] }] } : {}),
    ...parametersOf(operation),
    ...(body ? { requestBody: requestBody(body.schema, operation) } : {}),
    responses: {
      [answer.status]: {
        description: answer.description,
        ...(json ? { content: { ...json, ...page } } : {}),
      },
      ...(body && !auth && isRepeatable(operation) ? { 303: formAccepted } : {}),
      ...refusals(operation.errors),
    },
  };
}

/** What a caller shows, by what the operation asks for. */
const keys = {
  key: {
    name: 'accountKey',
    description:
      'A key of the account. It may do everything, so it belongs on a server and never in a page (R318, R319).',
  },
  push: {
    name: 'pushKey',
    description:
      'The publishable key of pages (PUSH_API_KEY). It saves push subscriptions and opens nothing else (R321, G1).',
  },
} satisfies Record<NonNullable<Operation['auth']>, object>;

/** Whether a repetition is told by its Idempotency-Key; such a form goes on to its thank-you page. */
function isRepeatable({ errors }: Operation): boolean {
  return errors.includes('key_reused');
}

const formAccepted = {
  description: 'The body was form-encoded and is stored: go on to the thank-you page.',
  headers: { Location: { schema: { type: 'string' } } },
};

function requestBody(schema: z.core.$ZodType, { auth, bodyTypes, examples }: Operation): object {
  const body = jsonSchema(schema, 'input');
  // A form has no key to show.
  const types = auth ? ['application/json'] : bodyTypes;
  if (types) {
    const media = { schema: body, example: examples.body };
    return { required: true, content: Object.fromEntries(types.map((type) => [type, media])) };
  }
  return {
    required: true,
    content: {
      ...jsonContent(body, examples.body),
      'application/x-www-form-urlencoded': {
        schema: {
          type: 'object',
          description: 'The same fields, flat, as an HTML form sends them.',
        },
      },
    },
  };
}

function parametersOf(operation: Operation): object {
  const { auth, params, query, submission, formAnswer, examples } = operation;
  const listed = [
    ...(params ? parameters('path', params, examples.params) : []),
    ...(query ? parameters('query', query.schema, examples.query) : []),
    ...(isRepeatable(operation) ? [idempotencyKey] : []),
    ...(submission && !auth && !formAnswer ? [formToken] : []),
  ];
  return listed.length > 0 ? { parameters: listed } : {};
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes a repetition safe: the same key with the same body gives the first answer for 24 hours and stores nothing twice.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[ -~]+$' },
};

const formToken = {
  name: 'Form-Token',
  in: 'header',
  required: false,
  description: 'What GET /guests/form-token answered, for forms whose script fetches one.',
  schema: { type: 'string' },
};

function parameters(place: 'path' | 'query', schema: z.core.$ZodType, examples: unknown): object[] {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, object>;
    required?: string[];
  };
  const given = Object(examples) as Record<string, unknown>;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
    ...(name in given ? { example: given[name] } : {}),
  }));
}

/** One response per status; where several errors share one, the description lists them all. */
function refusals(codes: readonly ErrorCode[]): Record<number, object> {
  const byStatus = Map.groupBy(codes, (code) => errors[code].status);
  const responses = [...byStatus].map(([status, shared]) => [
    status,
    {
      description: shared.map((code) => `${code}: ${errors[code].cause}`).join(' '),
      ...(waits.has(status) ? { headers: { 'Retry-After': { schema: { type: 'integer' } } } } : {}),
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Refusal' },
          examples: Object.fromEntries(
            shared.map((code) => [code, { value: { error: errors[code].text, payload: null } }]),
          ),
        },
      },
    },
  ]);
  return Object.fromEntries(responses);
}

/** Statuses that say when to come back. */
const waits = new Set([429, 503]);

function jsonContent(schema: object, example: unknown): object {
  return { 'application/json': { schema, ...(example === undefined ? {} : { example }) } };
}

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...bare } = z.toJSONSchema(schema, { io });
  return bare;
}
