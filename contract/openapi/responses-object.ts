import { ApiError, invalidRequest } from '../api-error.ts';
import { errorBody } from '../envelope.ts';
import { type ErrorCode, errors } from '../errors.ts';
import { missingKey, outsideScope, unauthorized } from '../key-errors.ts';
import { isSubmission, type Operation } from '../operation.ts';
import { exampleSite } from '../site-paths.ts';
import { jsonSchema, type Schemas } from './json-schema.ts';
import { headerRefs, type ResponseHeader } from './response-headers.ts';

/** Every response of an operation, by status. */
export function responsesOf(operation: Operation, schemas: Schemas): object {
  const { response, examples } = operation;
  const json = response.schema && {
    'application/json': {
      schema: jsonSchema(response.schema, 'output', schemas),
      ...(examples.response === undefined ? {} : { example: examples.response }),
    },
  };
  const page = operation.formResponse || response.html ? htmlPage : undefined;
  return {
    [response.status]: {
      description: response.description,
      headers: headerRefs(
        'Request-Id',
        ...(operation.isRepeatable ? (['Idempotency-Replayed'] as const) : []),
        ...limitHeaders(operation),
      ),
      ...(json || page ? { content: { ...json, ...page } } : {}),
    },
    ...(goesOn(operation) ? { 303: formAccepted(operation) } : {}),
    ...errorResponses(operation),
  };
}

/** A stored form goes on to its thank-you page. */
function goesOn(operation: Operation): boolean {
  const { auth, body, isRepeatable, formResponse } = operation;
  return body !== undefined && !auth && isRepeatable === true && !formResponse;
}

const htmlPage = { 'text/html': { schema: { type: 'string' } } };

function formAccepted(operation: Operation): object {
  return {
    description: 'The form-encoded body is stored. Continue to the thank-you page.',
    headers: headerRefs('Location', 'Request-Id', ...limitHeaders(operation)),
  };
}

/** One response per status; where several errors share one, the description lists them all. */
function errorResponses(operation: Operation): Record<number, object> {
  const codes = new Set<ErrorCode>([...operation.errors, 'method_not_allowed']);
  const byStatus = Map.groupBy(codes, (code) => errors[code].status);
  const responses = [...byStatus].map(([status, shared]) => [
    status,
    {
      description: shared.map((code) => `${code}: ${errors[code].cause}`).join(' '),
      headers: headerRefs(...errorHeaders(status, operation)),
      content: {
        'application/json': {
          schema: errorSchema(shared),
          examples: Object.fromEntries(
            shared.map((code) => [
              code,
              { summary: errors[code].title, value: exampleOf(code, operation) },
            ]),
          ),
        },
        ...(servesBrowsers(operation) ? htmlPage : {}),
      },
    },
  ]);
  return Object.fromEntries(responses);
}

/** An error with the codes that the operation has for the status. */
function errorSchema(codes: readonly ErrorCode[]): object {
  return {
    allOf: [
      { $ref: '#/components/schemas/ApiError' },
      {
        type: 'object',
        properties: {
          code: { type: 'string', enum: codes, description: 'The errors of this call.' },
        },
      },
    ],
  };
}

function exampleOf(code: ErrorCode, operation: Operation): object {
  const thrown = shownErrors[code]?.(operation) ?? new ApiError(code);
  return JSON.parse(
    errorBody(thrown, { requestId: '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e58', site: exampleSite }),
  );
}

/** Errors that name what is wrong. */
const shownErrors: Partial<Record<ErrorCode, (operation: Operation) => ApiError | undefined>> = {
  invalid_request: rejectedInput,
  unauthorized: () => unauthorized(missingKey),
  outside_scope: ({ scope = 'read' }) =>
    outsideScope(scope, [scope === 'contacts' ? 'send' : 'contacts']),
};

/** The error of an empty body, or of a query with an unknown field. */
function rejectedInput({ body, query, examples }: Operation): ApiError | undefined {
  const checked = body?.check({}) ?? query?.check({ ...Object(examples.query), page: '2' });
  return checked && !checked.ok ? invalidRequest(checked.errors) : undefined;
}

function errorHeaders(status: number, operation: Operation): ResponseHeader[] {
  return [
    ...(['Request-Id', 'Link'] as const),
    // The limit of forms counts only requests that pass these checks.
    ...((status === 403 || status === 405) && operation.auth !== 'key'
      ? []
      : limitHeaders(operation)),
    ...(status === 405 ? (['Allow'] as const) : []),
    ...(status === 429 || status === 503 ? (['Retry-After'] as const) : []),
  ];
}

function limitHeaders(operation: Operation): ResponseHeader[] {
  return operation.auth === 'key' || isSubmission(operation)
    ? ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']
    : [];
}

/** Whether the response is a page if the client accepts HTML. */
function servesBrowsers({ auth, method }: Operation): boolean {
  return auth === undefined && method === 'POST';
}
