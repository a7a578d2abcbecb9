import { ApiError, methodNotAllowed } from '@grovemail/contract/api-error.ts';
import { errors } from '@grovemail/contract/errors.ts';
import type { Operation } from '@grovemail/contract/operation.ts';
import { apiPrefixes, preferencePages } from '@grovemail/contract/site-paths.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { closestPath } from './closest-path.ts';

/** Whether a path belongs to the API, ignoring case, so that no page is served for it. */
export function isApiPath(path: string): boolean {
  const lower = path.toLowerCase();
  return (
    apiPrefixes.some((prefix) => lower === prefix || lower.startsWith(`${prefix}/`)) &&
    !pagesUnderPrefix.some((pattern) => pattern.test(path))
  );
}

/** Whether a path requires an account key, even without an operation. */
export function isDevelopersPath(path: string): boolean {
  return /^\/v1(?:[/?]|$)/i.test(path);
}

/** Whether a path is a recipient's page, even a truncated one. */
export function isRecipientsPath(path: string): boolean {
  return /^(?:\/guests)?\/(?:preferences|unsubscription)\//.test(path);
}

/** A path of the contract as Fastify's router writes it: `:id` for `{id}`. */
export function routerPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/**
 * @param app before its routes are added
 * @returns a function that returns the methods of a path, none for an unknown one
 */
export function servedMethods(app: FastifyInstance): (path: string) => string[] {
  const rows: { method: string; url: string; pattern: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) rows.push({ method: each, url, pattern: patternOf(url) });
  });
  return (path) => {
    const matches = rows.filter((row) => row.method !== 'OPTIONS' && row.pattern.test(path));
    const exact = matches.filter(({ url }) => !url.includes(':'));
    return (exact.length > 0 ? exact : matches).map(({ method }) => method);
  };
}

/** @throws {ApiError} not_found or method_not_allowed, unless it is a read outside the API, which may be a page */
export function rejectUnserved(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  path: string,
  methodsAt: (path: string) => string[],
  operations: readonly Operation[],
): void {
  const methods = methodsAt(path);
  const isApi = isApiPath(path);
  const paths = operations.map((operation) => operation.path);
  const withVersion = () => closestPath(`/v1${path}`, paths);
  if (isApi && methods.length === 0) throw notFound(closestPath(path, paths) ?? withVersion());
  const suggested = !isApi && isFromProgram(headers) ? withVersion() : null;
  if (suggested) throw notFound(suggested);
  if (!isApi && (method === 'GET' || method === 'HEAD')) return;
  const allowed = [...new Set(isApi ? methods : ['GET', 'HEAD', ...methods])];
  throw methodNotAllowed(allowed, relatedCalls(method, path, operations));
}

function notFound(suggested: string | null): ApiError {
  const messages = suggested ? [`${errors.not_found.text} Did you mean ${suggested}?`] : undefined;
  return new ApiError('not_found', messages && { messages });
}

/** Whether a request has headers that no browser sends to open a page. */
function isFromProgram({
  authorization = '',
  'content-type': type = '',
}: FastifyRequest['headers']): boolean {
  return /^bearer\s/i.test(authorization) || /^application\/json\b/i.test(type);
}

const maxRelated = 3;

/** Suggests calls of the same resource, such as `POST /v1/contacts (Create or update a contact)`. */
function relatedCalls(method: string, path: string, operations: readonly Operation[]): string[] {
  const own = operations.filter(
    (operation) => operation.tag && resourceOf(operation.path) === resourceOf(path),
  );
  const isRead = method === 'GET' || method === 'HEAD';
  const alike = own.filter((operation) =>
    isRead || method === 'DELETE'
      ? operation.method === (isRead ? 'GET' : 'DELETE')
      : !['GET', 'DELETE'].includes(operation.method),
  );
  const others = own.filter((operation) => operation.method !== 'GET');
  return (alike.length > 0 ? alike : others)
    .toSorted((one, other) => Number(isAt(other, path)) - Number(isAt(one, path)))
    .slice(0, maxRelated)
    .map((operation) => `${operation.method} ${operation.path} (${operation.summary})`);
}

function isAt(operation: Operation, path: string): boolean {
  return patternOf(operation.path).test(path);
}

/** `/v1/contacts` of `/v1/contacts/{id}`. */
function resourceOf(path: string): string {
  return path.split('/', 3).join('/');
}

const pagesUnderPrefix = preferencePages.map(patternOf);

/** Matches a path with `{id}` or `:id`, with or without a trailing slash. */
function patternOf(path: string): RegExp {
  const segments = path.replace(/\/$/, '').split('/');
  const matched = segments.map((segment) =>
    /^[{:]/.test(segment) ? '[^/]+' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return new RegExp(`^${matched.join('/')}/?$`);
}
