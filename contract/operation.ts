import type { CallScope } from '@grovemail/domain/keys/key-scope.ts';
import type { z } from 'zod';
import type { OperationName } from './addresses.ts';
import type { ErrorCode } from './errors.ts';
import type { Input } from './input.ts';
import type { Tag } from './tags.ts';

/** One call of the API as data: routes, the OpenAPI document and the reference pages are made from it. */
export interface Operation {
  /** Names method and path in `addresses.ts`; also OpenAPI's operationId. */
  id: OperationName;
  /** The section of the public reference; an operation without one is for the site's own pages. */
  tag?: Tag;
  summary: string;
  description: string;
  /** What each `{param}` of the path is. */
  params?: z.ZodObject;
  /** What a path is refused with when its parameters cannot name anything; `not_found` by default. */
  unknown?: ErrorCode;
  query?: Input;
  /** What a JSON body must be; a form's flat fields are mapped to it before it is checked. */
  body?: Input;
  /**
   * Which key a caller must show; without it the call is public. Either way it takes JSON alone.
   * `key` is an account's. `push` is the publishable one that saves push subscriptions (G1): such a
   * call may be repeated as it is.
   */
  auth?: 'key' | 'push';
  /** Which scope an account's key must have; `read` unless told. */
  scope?: CallScope;
  /** The largest body, in bytes, where `usualBodyBytes` is too small. */
  bodyBytes?: number;
  /** What else limits the size, in a sentence for those who hit `bodyBytes`. */
  sizeHint?: string;
  /** It stores something: it counts against the limits and can be out of order. */
  submission: boolean;
  /** An Idempotency-Key makes a repetition safe. */
  isRepeatable?: true;
  /** What the body may be sent as; without it as JSON, or as the flat fields of a form. */
  bodyTypes?: readonly string[];
  /** What a form gets that was sent without JavaScript; without it its thank-you page (303). */
  formAnswer?: 'page';
  /** Without a schema the answer has no body, or is an HTML page. */
  answer: { status: number; description: string; schema?: z.ZodType; html?: true };
  examples: { params?: Record<string, string>; query?: unknown; body?: unknown; answer?: unknown };
  errors: readonly ErrorCode[];
}

/** The largest body of most calls. */
export const usualBodyBytes = 65_536;

/** Keeps an operation's own types, so that a route's input follows from its schemas. */
export function defineOperation<const Given extends Operation>(operation: Given): Given {
  return operation;
}

/** What any operation that takes a body can answer besides its own errors. */
export const bodyErrors = [
  'invalid_request',
  'invalid_json',
  'invalid_encoding',
  'foreign_form',
  'body_too_large',
  'unsupported_type',
  'unsupported_encoding',
  'too_many_requests',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[];

/** What a call with an account's key can answer besides its own errors. */
export const keyErrors = [
  'invalid_request',
  'unauthorized',
  'outside_scope',
  'method_not_allowed',
  'too_many_requests',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[];

/** The same for one that takes a JSON body. */
export const keyedPostErrors = [
  'invalid_json',
  'invalid_encoding',
  'body_too_large',
  'unsupported_type',
  'unsupported_encoding',
  'key_reused',
  'test_space_full',
  ...keyErrors,
] as const satisfies readonly ErrorCode[];
