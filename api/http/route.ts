import type { IncomingHttpHeaders } from 'node:http';
import { addresses, type ThanksForm, thanksPages } from '@grovemail/contract/addresses.ts';
import type { Input } from '@grovemail/contract/input.ts';
import type { Operation } from '@grovemail/contract/operation.ts';
import { Refusal } from '@grovemail/contract/refusal.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeyHolder } from './account-key.ts';
import type { AnswerPage, SendPage } from './answer-pages.ts';
import { isForeignForm } from './cross-site.ts';
import type { LimitSubmission } from './rate-limits.ts';
import type { Suspect, Suspicion } from './suspicion.ts';

/** One operation with what answers it; its address and schemas come from the contract alone. */
export interface Route<Given extends Operation = Operation> {
  operation: Given;
  /** Maps a form's flat fields to the operation's body; without it the fields are the body. */
  fromForm?(fields: URLSearchParams): Record<string, unknown>;
  /** A form may be sent from anywhere, since a signature in it, or nothing at all, is its authority. */
  anyOrigin?: true;
  /** Runs before the input is checked. @throws {Refusal} */
  admit?(params: Record<string, string>, headers: IncomingHttpHeaders): void | Promise<void>;
  /** Scripts of any site may call it, without credentials (S6): it is made for customers' pages. */
  forAnySite?: true;
  handle(call: Call<ValuesOf<Given>>): Promise<RouteAnswer>;
}

export interface Call<Values = unknown> {
  /** What the operation's `check` let through of body or query. */
  values: Values;
  /** The sender's address; used to tell repetitions apart, never stored. */
  sender: string;
  idempotencyKey: string | string[] | undefined;
  /** Why a program seems to have sent it; null when nothing speaks for that. */
  suspicion: Suspicion | null;
  /** The browser fetched this on its own guess, or a HEAD only looks: nobody asked for it yet. */
  isPrefetch: boolean;
  /** Whose key was shown; null where the operation asks for none. */
  account: KeyHolder | null;
  /** The path's parameters, as its schema let them through. */
  params: Record<string, string>;
  /** Where this server is reached, without trailing slash: what links in a mail begin with. */
  origin: string;
}

type ValuesOf<Given extends Operation> =
  Given['body'] extends Input<infer Values>
    ? Values
    : Given['query'] extends Input<infer Values>
      ? Values
      : unknown;

export interface RouteAnswer {
  status: number;
  /** The envelope as JSON text. */
  body: string;
  headers?: Record<string, string>;
  /** Where a visitor goes on who sent a form without JavaScript. */
  thanks?: ThanksForm;
  /** What such a visitor is shown in place of going on. */
  page?: AnswerPage;
}

export interface RouteOptions {
  limitSubmission: LimitSubmission;
  suspect: Suspect;
  /** Tells whose account key a call shows, and counts the call. @throws {Refusal} */
  admitAccount(request: FastifyRequest, reply: FastifyReply): Promise<KeyHolder>;
  sendPage: SendPage;
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

  app.route({
    method,
    url,
    exposeHeadRoute: !operation.submission,
    ...(operation.bodyBytes ? { bodyLimit: operation.bodyBytes } : {}),
    ...(route.forAnySite ? { config: { cors: false } } : {}),
    // Before the body is read: a stranger must not make us read 8 MB.
    onRequest: async (request, reply) => {
      if (route.forAnySite) reply.headers(openToAll);
      if (!operation.body) ignoreTypeOfNothing(request);
      if (operation.auth === 'key')
        accounts.set(request, await options.admitAccount(request, reply));
      else if (operation.submission) await options.limitSubmission(request, reply);
    },
    handler: async (request, reply) => {
      const fields = request.body instanceof URLSearchParams ? request.body : null;
      if (fields && operation.auth) throw new Refusal('unsupported_type', { messages: [jsonOnly] });
      const isChecked = fields && !route.anyOrigin;
      if (isChecked && isForeignForm(request.headers, { host: request.host, siteOrigin }))
        throw new Refusal('foreign_form');
      const params = request.params as Record<string, string>;
      await route.admit?.(params, request.headers);

      const { headers } = request;
      const answer = await handle({
        values: checkedValues(route, request, fields),
        sender: request.ip,
        idempotencyKey: headers['idempotency-key'],
        account: accounts.get(request) ?? null,
        params: checkedParams(operation, request),
        origin: options.siteUrl || `${request.protocol}://${request.host}`,
        suspicion:
          operation.submission && !operation.auth
            ? options.suspect({ headers, input: operation.body ? request.body : request.query })
            : null,
        isPrefetch: isPrefetch(request),
      });
      return send(reply, answer, fields !== null, options);
    },
  });
}

const jsonOnly = 'Send the body as application/json, in UTF-8.';

/** In place of the fixed list of origins that holds for all other calls (see `app.ts`). */
const openToAll = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
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

/** @throws {Refusal} not_found for what can be no parameter of this path */
function checkedParams({ params }: Operation, request: FastifyRequest): Record<string, string> {
  const parsed = params?.safeParse(request.params);
  if (parsed?.success === false) throw new Refusal('not_found');
  return (parsed?.data ?? {}) as Record<string, string>;
}

/** @throws {Refusal} invalid_request with one sentence per fault */
function checkedValues(route: Route, request: FastifyRequest, fields: URLSearchParams | null) {
  const { body, query } = route.operation;
  const input = body ?? query;
  if (!input) return undefined;
  const checked = input.check(body ? bodyOf(route, request, fields) : request.query);
  if (checked.ok) return checked.values;
  // One sentence can stand for several fields (R298): it is said once.
  throw new Refusal('invalid_request', { messages: [...new Set(Object.values(checked.errors))] });
}

function bodyOf(route: Route, request: FastifyRequest, fields: URLSearchParams | null): unknown {
  if (!fields) {
    if (request.body === undefined) throw new Refusal('unsupported_type');
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
  return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body);
}

/** A client may name a type for a body that it does not send; an empty text is no JSON. */
function ignoreTypeOfNothing({ headers }: FastifyRequest): void {
  const isEmpty = (headers['content-length'] ?? '0') === '0' && !headers['transfer-encoding'];
  if (isEmpty) delete headers['content-type'];
}

function isPrefetch(request: FastifyRequest): boolean {
  if (request.method === 'HEAD') return true;
  const purpose = [
    request.headers['sec-purpose'],
    request.headers.purpose,
    request.headers['x-moz'],
  ];
  return purpose.some((value) => /prefetch|preview/i.test(String(value ?? '')));
}
