import type { z } from 'zod';
import { defaultBodyBytes, isSubmission, type Operation } from '../operation.ts';
import { jsonSchema, type Schemas } from './json-schema.ts';
import { responsesOf } from './responses-object.ts';
import { securitySchemes } from './security-schemes.ts';

/** An operation in OpenAPI 3.1. */
export function operationObject(operation: Operation, schemas: Schemas): object {
  const { id, tag, summary, description, auth, body } = operation;
  return {
    operationId: id,
    ...(tag ? { tags: [tag] } : {}),
    summary,
    description,
    security: auth ? [{ [securitySchemes[auth].name]: [] }] : [],
    ...parametersOf(operation),
    ...(body ? { requestBody: requestBody(body.schema, operation) } : {}),
    responses: responsesOf(operation, schemas),
  };
}

function requestBody(schema: z.core.$ZodType, operation: Operation): object {
  const { auth, bodyBytes = defaultBodyBytes, bodyTypes, examples } = operation;
  const body = jsonSchema(schema, 'input');
  // A form cannot send a key.
  const types = auth ? ['application/json'] : bodyTypes;
  if (types) {
    const media = { schema: body, example: examples.body };
    const content = Object.fromEntries(types.map((type) => [type, media]));
    return { required: true, 'x-max-bytes': bodyBytes, content };
  }
  return {
    required: true,
    'x-max-bytes': bodyBytes,
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
  const { id, auth, params, query, isRepeatable, formResponse, examples } = operation;
  const listed = [
    ...(params ? parameters('path', params, examples.params) : []),
    ...(query ? parameters('query', query.schema, examples.query) : []),
    ...(isRepeatable ? [{ ...idempotencyKey, example: `${id}-1042` }] : []),
    ...(isSubmission(operation) && !auth && !formResponse ? [formToken] : []),
  ];
  return listed.length > 0 ? { parameters: listed } : {};
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes retries safe: for 24 hours, the same key with the same body returns the first response and stores nothing twice.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[ -~]+$' },
};

const formToken = {
  name: 'Form-Token',
  in: 'header',
  required: false,
  description: 'The token from GET /guests/form-token, if the script of the form fetches one.',
  schema: { type: 'string' },
};

function parameters(place: 'path' | 'query', input: z.core.$ZodType, examples: unknown): object[] {
  const { properties = {}, required = [] } = jsonSchema(input, 'input') as {
    properties?: Record<string, { description?: string }>;
    required?: string[];
  };
  const exampleOf = Object(examples) as Record<string, unknown>;
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    required: required.includes(name),
    description,
    schema,
    ...(name in exampleOf ? { example: exampleOf[name] } : {}),
  }));
}

function jsonContent(schema: object, example: unknown): object {
  return { 'application/json': { schema, ...(example === undefined ? {} : { example }) } };
}
