import type { IncomingHttpHeaders } from 'node:http';
import { addresses, type ThanksForm, thanksPages } from '@grovemail/contract/addresses.ts';
import type { Input } from '@grovemail/contract/input.ts';
import type { Operation } from '@grovemail/contract/operation.ts';
import { invalidRequest, Refusal } from '@grovemail/contract/refusal.ts';
import type { FieldErrors } from '@grovemail/domain/forms/form.ts';
import { opensCall } from '@grovemail/domain/keys/key-scope.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeyHolder } from './account-key.ts';
import type { AnswerPage, SendPage } from './answer-pages.ts';
import { bareAddress } from './bare-address.ts';
import { withinQuota } from './body-quota.ts';
import { isForeignForm } from './cross-site.ts';
import type { LimitOverall } from './overall-limit.ts';
import { ownOrigin } from './own-origin.ts';
import { refusalOf, type Takes, unsupportedType } from './refusal-of.ts';
import { sendRefusal } from './send-refusal.ts';
import type { LimitSubmission } from './sender-limit.ts';
import type { QuarantineReason, Suspect } from './suspicion.ts';
import { tooManyRequests } from './too-many-requests.ts';

/** One operation with what answers it; its address and schemas come from the contract alone. */
export interface Route<Given extends Operation = Operation> {
  operation: Given;
  /** Maps a form's flat fields to the operation's body; without it the fields are the body. */
  fromForm?(fields: URLSearchParams): Record<string, unknown>;
  /** A form may be sent from anywhere, since a signature in it, or nothing at all, is its authority. */
  anyOrigin?: true;
  /** What it stores can be kept apart (see `submit`), so a flood of submissions closes it to nobody. */
  quarantines?: true;
  /** Runs before the input is checked. @throws {Refusal} */
  admit?(params: Record<string, string>, headers: IncomingHttpHeaders): void | Promise<void>;
  /** Scripts of any site may call it, without credentials (S6): it is made for customers' pages. */
  forAnySite?: true;
  handle(call: Call<ValuesOf<Given>>): Promise<RouteAnswer>;
}

export interface Call<Values = unknown> {
  /** What the operation's `check` let through of body or query. */
  values: Values;
  /** The sender's address; what its network may send is counted by it, and it is never stored. */
  sender: string;
  idempotencyKey: string | string[] | undefined;
  /** Stands for a text without telling it; keyed, and the same in every process. */
  digest(text: string): string;
  /** Why it is to be kept apart, null when nothing speaks for that. */
  quarantine: QuarantineReason | null;
  /** The browser fetched this on its own guess, or a HEAD only looks: nobody asked for it yet. */
  isPrefetch: boolean;
  /** The browser fetched this as an image, a frame or another part of a page: nobody asked for it alone. */
  isPart: boolean;
  /** Whose key was shown; null where the operation asks for none. */
  account: KeyHolder | null;
  /** The path's parameters, as its schema let them through. */
  params: Record<string, string>;
  /** Where the public reaches the site, without trailing slash: what links in a mail begin with. */
  origin: string;
  /** Where the caller says that it reached us: for answers to this caller alone. */
  calledAt: string;
}

type ValuesOf<Given extends Operation> =
  Given['body'] extends Input<infer Values>
    ? Values
    : Given['query'] extends Input<infer Values>
      ? Values
      : unknown;

export interface RouteAnswer {
  status: number;
  /** The envelope as JSON text, or HTML where `headers` say so; or the refusal to answer. */
  body: string | Refusal;
  /** This was answered before, and nothing new was stored. */
  isRepetition?: boolean;
  headers?: Record<string, string>;
  /** Where a visitor goes on who sent a form without JavaScript. */
  thanks?: ThanksForm;
  /** What such a visitor is shown in place of going on. */
  page?: AnswerPage;
}

export interface RouteOptions {
  limitSubmission: LimitSubmission;
  limitOverall: LimitOverall;
  suspect: Suspect;
  /** Tells whose account key a call shows, and counts the call. @throws {Refusal} */
  admitAccount(request: FastifyRequest, reply: FastifyReply): Promise<KeyHolder>;
  sendPage: SendPage;
  digest(text: string): string;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Base of the static site, '' for this origin. */
  siteUrl: string;
}

/** Types a route's `handle` by its own operation. */
export function defineRoute<Given extends Operation>(route: Route<Given>): Route {
  return route;
}

/** Serves a route: JSON in, envelope out; form in, the form's thank-you page out (303). */
export function addRoute(app: FastifyInstance, route: Route, options: RouteOptions): void {
  const { operation, handle } = route;
  const { method, path } = addresses[operation.id];
  const siteOrigin = options.siteUrl === '' ? null : new URL(options.siteUrl).origin;
  const accounts = new WeakMap<FastifyRequest, KeyHolder>();
  const url = path.replace(/\{(\w+)\}/g, ':$1');
  if (route.forAnySite) answerPreflights(app, url, method);
  const takes = takesOf(operation);

  app.route({
    method,
    url,
    exposeHeadRoute: !operation.submission,
    ...(operation.bodyBytes ? { bodyLimit: operation.bodyBytes } : {}),
    ...(route.forAnySite ? { config: { cors: false } } : {}),
    errorHandler(error, request) {
      throw refusalOf(error, { ...takes, bodyLimit: request.routeOptions.bodyLimit });
    },
    // Before the body is read: a stranger must not make us read 8 MB.
    onRequest: async (request, reply) => {
      if (route.forAnySite) reply.headers(openToAll);
      if (!operation.body) ignoreTypeOfNothing(request);
      if (operation.auth === 'key') {
        const holder = await options.admitAccount(request, reply);
        if (!opensCall(holder.scopes, operation.scope ?? 'read')) {
          throw new Refusal('outside_scope');
        }
        accounts.set(request, holder);
      } else if (operation.submission) await options.limitSubmission(request, reply);
    },
    preParsing: async (request, _reply, payload) =>
      withinQuota(accounts.get(request), request, payload),
    handler: async (request, reply) => {
      const fields = request.body instanceof URLSearchParams ? request.body : null;
      if (fields && operation.auth) throw unsupportedType(takes);
      // What any page can send without asking first: a form, and a GET that stores something.
      const isSimple = fields || (method === 'GET' && operation.submission);
      if (
        isSimple &&
        !route.anyOrigin &&
        isForeignForm(request.headers, { host: request.host, siteOrigin })
      )
        throw new Refusal('foreign_form');
      const params = request.params as Record<string, string>;
      await route.admit?.(params, request.headers);

      const { headers } = request;
      const isLimited = operation.submission && operation.auth !== 'key';
      const given = {
        values: checkedValues(route, request, fields, options.now()),
        sender: bareAddress(request.ip),
        idempotencyKey: headers['idempotency-key'],
        digest: options.digest,
        account: accounts.get(request) ?? null,
        params: checkedParams(operation, request),
        origin: options.siteUrl || ownOrigin(app.server),
        calledAt: options.siteUrl || `${request.protocol}://${request.host}`,
        isPrefetch: isPrefetch(request),
        isPart: isPart(request),
      };
      const suspicion =
        operation.submission && !operation.auth
          ? options.suspect({ headers, input: operation.body ? request.body : request.query })
          : null;
      const answer =
        isLimited && !suspicion
          ? await options.limitOverall(route.quarantines ? 'forms' : operation.id, (wait) => {
              if (wait !== null && !route.quarantines) throw tooManyRequests(wait);
              return handle({ ...given, quarantine: wait === null ? null : 'overall_limit' });
            })
          : await handle({ ...given, quarantine: suspicion });
      return send(reply, answer, fields !== null, options);
    },
  });
}

/** A call with a key takes no form: it has no key to show. */
function takesOf({ auth, bodyTypes, sizeHint }: Operation): Takes {
  const both = ['application/json', 'application/x-www-form-urlencoded'];
  return { types: auth ? both.slice(0, 1) : (bodyTypes ?? both), sizeHint };
}

/** In place of the fixed list of origins that holds for all other calls (see `app.ts`). */
const openToAll = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'retry-after, request-id, link, ratelimit-limit, ratelimit-remaining, ratelimit-reset',
};

function answerPreflights(app: FastifyInstance, url: string, method: string): void {
  app.options(url, { config: { cors: false } }, async (_request, reply) =>
    reply
      .code(204)
      .headers({
        ...openToAll,
        'access-control-allow-methods': method,
        'access-control-allow-headers': 'authorization, content-type',
        'access-control-max-age': '86400',
      })
      .send(),
  );
}

/** @throws {Refusal} for what can be no parameter of this path */
function checkedParams(operation: Operation, request: FastifyRequest): Record<string, string> {
  const parsed = operation.params?.safeParse(request.params);
  if (parsed?.success === false) throw new Refusal(operation.unknown ?? 'not_found');
  return (parsed?.data ?? {}) as Record<string, string>;
}

/** @throws {Refusal} invalid_request, naming every fault */
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

/** A parameter that is given twice arrives as a list, which is at fault for that alone. */
function repeatedIn(query: unknown, errors: FieldErrors): FieldErrors {
  const repeated = Object.entries(Object(query)).filter(([, value]) => Array.isArray(value));
  return Object.fromEntries(
    repeated
      .filter(([name]) => Object.hasOwn(errors, name))
      .map(([name]) => [name, `${name} is given more than once.`]),
  );
}

function bodyOf(route: Route, request: FastifyRequest, fields: URLSearchParams | null): unknown {
  if (!fields) {
    if (request.body === undefined) throw unsupportedType(takesOf(route.operation));
    return request.body;
  }
  if (fields.has('__proto__')) throw new Refusal('invalid_request');
  return route.fromForm ? route.fromForm(fields) : Object.fromEntries(fields);
}

function send(
  reply: FastifyReply,
  answer: RouteAnswer,
  isForm: boolean,
  { siteUrl, sendPage }: RouteOptions,
) {
  reply.headers({ 'cache-control': 'no-store', ...answer.headers });
  if (isForm && answer.thanks) {
    return reply.redirect(siteUrl + thanksPages[answer.thanks], 303);
  }
  const shown = isForm && answer.page ? sendPage(reply, answer.status, answer.page) : null;
  if (shown) return shown;
  if (answer.body instanceof Refusal) return sendRefusal(reply, answer.body);
  if (!answer.headers?.['content-type']) reply.type('application/json; charset=utf-8');
  return reply.code(answer.status).send(answer.body);
}

/** A client may name a type for a body that it does not send; an empty text is no JSON. */
function ignoreTypeOfNothing({ headers }: FastifyRequest): void {
  const isEmpty = (headers['content-length'] ?? '0') === '0' && !headers['transfer-encoding'];
  if (isEmpty) delete headers['content-type'];
}

function isPrefetch({ method, headers }: FastifyRequest): boolean {
  if (method === 'HEAD') return true;
  const purpose = [headers['sec-purpose'], headers.purpose, headers['x-moz']];
  return purpose.some((value) => /prefetch|preview/i.test(String(value ?? '')));
}

/** Scripts ask for `empty`, and an address that is entered or followed is a `document`. */
function isPart({ headers }: FastifyRequest): boolean {
  return !['empty', 'document'].includes(String(headers['sec-fetch-dest'] ?? 'empty'));
}
