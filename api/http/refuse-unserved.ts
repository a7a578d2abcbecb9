import { errors } from '@grovemail/contract/errors.ts';
import { Refusal } from '@grovemail/contract/refusal.ts';
import { isApiPath, meantPath } from './known-paths.ts';

/** @throws {Refusal} not_found or method_not_allowed, unless it is a read outside the API, which may be a page */
export function refuseUnserved(
  method: string,
  path: string,
  methodsAt: (path: string) => string[],
  paths: readonly string[],
): void {
  const methods = methodsAt(path);
  const isApi = isApiPath(path);
  if (isApi && methods.length === 0) {
    const meant = meantPath(path, paths);
    throw new Refusal('not_found', meant ? { messages: [didYouMean(meant)] } : {});
  }
  if (!isApi && (method === 'GET' || method === 'HEAD')) return;
  const allowed = methods.length > 0 ? methods : ['GET', 'HEAD'];
  throw new Refusal('method_not_allowed', { headers: { allow: allowed.join(', ') } });
}

function didYouMean(path: string): string {
  return `${errors.not_found.text} Did you mean ${path}?`;
}
