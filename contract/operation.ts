import type { CallScope } from '@grovemail/domain/keys/key-scope.ts';
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Input } from './fields/input.ts';
import type { Tag } from './tags.ts';

/** An API operation as data: its route, OpenAPI document and reference page are derived from it. */
export interface Operation {
  /** Its OpenAPI operationId, and its name in `addresses.ts`. */
  id: string;
  /** The service that its path belongs to, by section 7 of the specification; default: `api`, our own. */
  base?: 'api' | 'users' | 'sales' | 'modules' | 'messaging';
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{param}`, as in OpenAPI. */
  path: `/${string}`;
  /** Its section in the public reference. Operations without one are for the site's own pages. */
  tag?: Tag;
  summary: string;
  description: string;
  /** The `{params}` of the path. */
  params?: z.ZodObject;
  /** The error code for path parameters that fail their schema; default: `not_found`. */
  notFoundCode?: ErrorCode;
  query?: Input;
  /** The JSON body; a form's flat fields are mapped to it before the check. */
  body?: Input;
  /**
   * The key that a caller needs; without it, the operation is public. With it, only JSON is accepted.
   * `key` is an account's. `push` is the publishable one that saves push subscriptions, which is
   * idempotent.
   */
  auth?: 'key' | 'push';
  /** The scope that an account's key needs; default: `read`. */
  scope?: CallScope;
  /** Maximum size of the body; default: `defaultBodyBytes`. */
  bodyBytes?: number;
  /** A sentence about other limits on the size, for the error of a body that is too large. */
  sizeHint?: string;
  /**
   * Whether it writes to the store: it is then rate-limited, and unavailable while the store is. Default: true
   * except for GET.
   */
  isSubmission?: boolean;
  /** Whether it takes an Idempotency-Key. */
  isRepeatable?: true;
  /** Media types of the body; default: JSON, or the flat fields of a form. */
  bodyTypes?: readonly string[];
  /** The response to a form sent without JavaScript; default: 303 to its thank-you page. */
  formResponse?: 'page';
  /** Without a schema, there is no body, or an HTML page. */
  response: { status: number; description: string; schema?: z.ZodType; html?: true };
  examples: {
    params?: Record<string, string>;
    query?: unknown;
    body?: unknown;
    response?: unknown;
  };
  errors: readonly ErrorCode[];
}

/** Maximum size of a body, unless its operation sets another. */
export const defaultBodyBytes = 65_536;

/** Keeps an operation's literal type, from which its route infers its input. */
export function defineOperation<const Op extends Operation>(operation: Op): Op {
  return operation;
}

export function isSubmission(operation: Operation): boolean {
  return operation.isSubmission ?? operation.method !== 'GET';
}

/** The response of most operations. */
export function ok<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { status: 200, description, schema } as const;
}

/** Errors of reading a body. */
const readErrors = [
  'invalid_json',
  'invalid_encoding',
  'body_too_large',
  'unsupported_type',
  'unsupported_encoding',
] as const satisfies readonly ErrorCode[];

/** Errors of every public operation with a body that pages of any origin may call. */
export const crossOriginBodyErrors = [
  'invalid_request',
  ...readErrors,
  'too_many_requests',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[];

/** Errors of every other public operation with a body. */
export const bodyErrors = [
  'foreign_form',
  ...crossOriginBodyErrors,
] as const satisfies readonly ErrorCode[];

/** Errors of every operation that needs an account's key. */
export const keyErrors = [
  'invalid_request',
  'unauthorized',
  'outside_scope',
  'method_not_allowed',
  'too_many_requests',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[];

/** Errors of every such operation with a JSON body. */
export const keyedBodyErrors = [
  ...readErrors,
  ...keyErrors,
] as const satisfies readonly ErrorCode[];

/** Errors of every such operation that takes an Idempotency-Key. */
export const keyedPostErrors = [
  'key_reused',
  'test_space_full',
  ...keyedBodyErrors,
] as const satisfies readonly ErrorCode[];
