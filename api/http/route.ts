import { ApiError, invalidRequest } from '@grovemail/contract/api-error.ts';
import { errors } from '@grovemail/contract/errors.ts';
import type { Input } from '@grovemail/contract/fields/input.ts';
import { schemaInput } from '@grovemail/contract/fields/schema-input.ts';
import { outsideScope } from '@grovemail/contract/key-errors.ts';
import { isSubmission, type Operation } from '@grovemail/contract/operation.ts';
import { type ThanksForm, thanksPages } from '@grovemail/contract/site-paths.ts';
import type { FieldErrors } from '@grovemail/domain/forms/form.ts';
import { opensCall } from '@grovemail/domain/keys/key-scope.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeyHolder } from './auth/account-key.ts';
import type { KeyedRequest } from './auth/presented-key.ts';
import type { QuarantineReason, SpamCheck } from './auth/suspicion.ts';
import { withinQuota } from './body-quota.ts';
import { bareAddress } from './limits/networks.ts';
import {
  type LimitFailedLinks,
  type LimitOverall,
  type LimitSubmission,
  tooManyRequests,
} from './limits/rate-limits.ts';
import { isFormEncoded } from './requests/body-parsers.ts';
import { isPrefetch, isSubresource } from './requests/fetch-purpose.ts';
import { routerPath } from './requests/known-paths.ts';
import { isForeignForm, ownOrigin } from './requests/origins.ts';
import { type AcceptedBody, apiErrorOf, unsupportedType } from './responses/api-error-of.ts';
import { siteOf } from './responses/documentation.ts';
import { type ApiResponse, type SendPage, sendResponse } from './responses/response-pages.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    form?: Route['form'];
  }
}

/** An operation of the contract, which defines its path and schemas, and its handler. */
export interface Route<Given extends Operation = Operation> {
  operation: Given;
  /** The form that posts here without JavaScript: its thank-you page, and the page it returns to with errors. */
  form?(fields: URLSearchParams): ThanksForm | undefined;
  /** Maps a form's flat fields to the operation's body. By default, the fields are the body. */
  fromForm?(fields: URLSearchParams): Record<string, unknown>;
  /** Accepts forms from other origins: a signature in the form authorizes it, or no authority is needed. */
  allowForeignForms?: true;
  /** Quarantines submissions beyond the limit over all senders (see `submit`) instead of rejecting them. */
  canQuarantine?: true;
  /** Runs before validation. @throws {ApiError} */
  admit?(params: Record<string, string>, request: KeyedRequest): void | Promise<void>;
  /** Allows CORS requests without credentials from any origin, for scripts in customers' pages. */
  openCors?: true;
  handle(call: Call<ValuesOf<Given>>): Promise<RouteResponse>;
}

export interface Call<Values = unknown> {
  /** The validated body or query. */
  values: Values;
  /** The sender's IP address, for rate limits; never stored. */
  sender: string;
  idempotencyKey: string | string[] | undefined;
  /** A keyed hash, the same in every process. */
  digest(text: string): string;
  /** Null for a submission that is not suspicious. */
  quarantine: QuarantineReason | null;
  /** A prefetch or a HEAD, not yet a visitor's request. */
  isPrefetch: boolean;
  /** Fetched as an image, a frame or another part of a page. */
  isSubresource: boolean;
  /** Null if the operation requires no key. */
  account: KeyHolder | null;
  /** Counts it as several calls of its key. @throws {ApiError} too_many_requests */
  countAs(calls: number): Promise<void>;
  /** The validated path parameters. */
  params: Record<string, string>;
  /** The site's public origin, without trailing slash, for links in mails. */
  origin(): string;
  /** The origin that the caller used. The caller controls it: use it only in responses to this caller. */
  requestOrigin: string;
}

type ValuesOf<Given extends Operation> =
  Given['body'] extends Input<infer Values>
    ? Values
    : Given['query'] extends Input<infer Values>
      ? Values
      : unknown;

export type RouteResponse = ApiResponse;

export interface RouteOptions {
  limitSubmission: LimitSubmission;
  limitOverall: LimitOverall;
  limitFailedLinks: LimitFailedLinks;
  spamCheck: SpamCheck;
  /** Authenticates and rate limits a call with an account key. @throws {ApiError} */
  admitAccount(request: FastifyRequest, reply: FastifyReply): Promise<KeyHolder>;
  /** Counts its call as several. @throws {ApiError} */
  countAs(holder: KeyHolder, calls: number, reply: FastifyReply): Promise<void>;
  sendPage: SendPage;
  digest(text: string): string;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Base URL of the static site, '' for this origin. */
  siteUrl: string;
}

/** Infers the types of `handle` from the operation. */
export function defineRoute<Given extends Operation>(route: Route<Given>): Route {
  return route;
}

/** Serves a route. JSON gets the envelope, a form a redirect (303) to its thank-you page. */
export function addRoute(app: FastifyInstance, route: Route, options: RouteOptions): void {
  const { operation, handle } = route;
  const { method, path } = operation;
  const siteOrigin = options.siteUrl === '' ? null : new URL(options.siteUrl).origin;
  const accounts = new WeakMap<FastifyRequest, KeyHolder>();
  const overLimit = new WeakMap<FastifyRequest, ApiError>();
  const url = routerPath(path);
  if (route.openCors) respondToPreflights(app, url, method);
  const acceptedBody = acceptedBodyOf(operation);

  app.route({
    method,
    url,
    exposeHeadRoute: !isSubmission(operation),
    ...(operation.bodyBytes ? { bodyLimit: operation.bodyBytes } : {}),
    config: { ...(route.openCors && { cors: false }), ...(route.form && { form: route.form }) },
    errorHandler(error, request) {
      throw apiErrorOf(error, { ...acceptedBody, bodyLimit: request.routeOptions.bodyLimit });
    },
    // Runs before the body is read, so that nobody can send 8 MB without a key.
    onRequest: async (request, reply) => {
      if (route.openCors) reply.headers(corsHeaders);
      if (!operation.body) dropTypeOfEmptyBody(request);
      if (operation.auth === 'key') {
        const holder = await options.admitAccount(request, reply);
        if (!opensCall(holder.scopes, operation.scope ?? 'read')) {
          throw outsideScope(operation.scope ?? 'read', holder.scopes);
        }
        accounts.set(request, holder);
      } else if (isSubmission(operation)) {
        const error = await options.limitSubmission(request, reply);
        // A form that comes back filled is read first.
        const isFilled = route.form && isFormEncoded(request.headers['content-type']);
        if (error && !isFilled) throw error;
        if (error) overLimit.set(request, error);
      }
    },
    preParsing: async (request, _reply, payload) =>
      withinQuota(accounts.get(request), request, payload),
    handler: async (request, reply) => {
      const fields = request.body instanceof URLSearchParams ? request.body : null;
      if (fields && operation.auth) throw unsupportedType(acceptedBody);
      rejectForeignForm(route, request, siteOrigin);
      const tooMany = overLimit.get(request);
      if (tooMany) throw tooMany;
      const params = request.params as Record<string, string>;
      await route.admit?.(params, request);

      const { headers } = request;
      const account = accounts.get(request) ?? null;
      const call = {
        values: checkedValues(route, request, fields, options.now()),
        sender: bareAddress(request.ip),
        idempotencyKey: headers['idempotency-key'],
        digest: options.digest,
        account,
        countAs: async (calls: number) => {
          if (account) await options.countAs(account, calls, reply);
        },
        params: checkedParams(operation, request),
        origin: () => options.siteUrl || ownOrigin(app.server),
        requestOrigin: siteOf(request),
        isPrefetch: isPrefetch(request),
        isSubresource: isSubresource(request),
      };
      const suspicion =
        isSubmission(operation) && !operation.auth
          ? options.spamCheck({ headers, input: operation.body ? request.body : request.query })
          : null;
      const isLimited = isSubmission(operation) && operation.auth !== 'key' && !suspicion;
      const limit = route.canQuarantine ? 'forms' : operation.id;
      const wait = isLimited ? await options.limitOverall(limit, call.sender) : null;
      if (wait !== null && !route.canQuarantine) throw tooManyRequests(wait);
      const flooded = wait === null ? null : 'overall_limit';
      const response = await options.limitFailedLinks(call.sender, () =>
        handle({ ...call, quarantine: suspicion ?? flooded }),
      );
      const form = fields && route.form?.(fields);
      const sent = form && response.page && options.sendPage(reply, response.status, response.page);
      if (sent) return sent;
      if (form) {
        reply.headers({ 'cache-control': 'no-store', ...response.headers });
        return reply.redirect(options.siteUrl + thanksPages[form], 303);
      }
      return sendResponse(reply, response, fields && options.sendPage);
    },
  });
}

/** Any page can send a form or a GET without a preflight. @throws {ApiError} foreign_form */
function rejectForeignForm(
  { operation, allowForeignForms }: Route,
  { body, headers, host }: FastifyRequest,
  siteOrigin: string | null,
): void {
  const isSimple =
    body instanceof URLSearchParams || (operation.method === 'GET' && isSubmission(operation));
  if (isSimple && !allowForeignForms && isForeignForm(headers, { host, siteOrigin })) {
    throw new ApiError('foreign_form');
  }
}

/** Calls with a key accept no forms, which cannot send the key. */
function acceptedBodyOf({ auth, bodyTypes, sizeHint }: Operation): AcceptedBody {
  const both = ['application/json', 'application/x-www-form-urlencoded'];
  return { types: auth ? both.slice(0, 1) : (bodyTypes ?? both), sizeHint };
}

/** Replace the allowlist of origins of all other calls (see `app.ts`). */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'retry-after, request-id, link, ratelimit-limit, ratelimit-remaining, ratelimit-reset',
};

function respondToPreflights(app: FastifyInstance, url: string, method: string): void {
  app.options(url, { config: { cors: false } }, async (_request, reply) =>
    reply
      .code(204)
      .headers({
        ...corsHeaders,
        'access-control-allow-methods': method,
        'access-control-allow-headers': 'authorization, content-type',
        'access-control-max-age': '86400',
      })
      .send(),
  );
}

/** @throws {ApiError} for an invalid path parameter */
function checkedParams(operation: Operation, request: FastifyRequest): Record<string, string> {
  if (!operation.params) return {};
  const code = operation.notFoundCode ?? 'not_found';
  // The faults of a public link are not reported.
  if (operation.auth !== 'key') {
    const parsed = operation.params.safeParse(request.params);
    if (parsed.success) return parsed.data as Record<string, string>;
    throw new ApiError(code);
  }
  const checked = schemaInput(operation.params).check(request.params);
  if (checked.ok) return checked.values as Record<string, string>;
  const faults = Object.entries(checked.errors).map(([param, message]) => ({ param, message }));
  throw new ApiError(code, { messages: [errors[code].text], faults });
}

/** @throws {ApiError} invalid_request, naming every fault */
function checkedValues(
  route: Route,
  request: FastifyRequest,
  fields: URLSearchParams | null,
  now: number,
) {
  const { body, query } = route.operation;
  const input = body ?? query;
  if (!input) return undefined;
  const checked = input.check(body ? bodyOf(route, request, fields) : request.query, now);
  if (checked.ok) return checked.values;
  throw invalidRequest(
    body ? checked.errors : { ...checked.errors, ...repeatedIn(request.query, checked.errors) },
  );
}

/** Reports repeated parameters, which arrive as arrays. */
function repeatedIn(query: unknown, errors: FieldErrors): FieldErrors {
  const names = Object.keys(errors).filter((name) => Array.isArray(Object(query)[name]));
  return Object.fromEntries(names.map((name) => [name, `${name} is given more than once.`]));
}

function bodyOf(route: Route, request: FastifyRequest, fields: URLSearchParams | null): unknown {
  if (!fields) {
    if (request.body === undefined) throw unsupportedType(acceptedBodyOf(route.operation));
    return request.body;
  }
  if (fields.has('__proto__')) throw new ApiError('invalid_request');
  return route.fromForm ? route.fromForm(fields) : Object.fromEntries(fields);
}

/** Some clients send a content type without a body, which Fastify would reject. */
function dropTypeOfEmptyBody({ headers }: FastifyRequest): void {
  const isEmpty = (headers['content-length'] ?? '0') === '0' && !headers['transfer-encoding'];
  if (isEmpty) delete headers['content-type'];
}
