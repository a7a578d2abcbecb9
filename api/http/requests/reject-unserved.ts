import { ApiError, methodNotAllowed } from '@grovemail/contract/api-error.ts';
import { errors } from '@grovemail/contract/errors.ts';
import type { Operation } from '@grovemail/contract/operation.ts';
import type { FastifyRequest } from 'fastify';
import { closestPath } from './closest-path.ts';
import { isApiPath, patternOf } from './known-paths.ts';

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
