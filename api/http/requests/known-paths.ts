import { apiPrefixes, preferencePages } from '@grovemail/contract/site-paths.ts';
import type { FastifyInstance } from 'fastify';

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

const pagesUnderPrefix = preferencePages.map(patternOf);

/** Matches a path with `{id}` or `:id`, with or without a trailing slash. */
export function patternOf(path: string): RegExp {
  const segments = path.replace(/\/$/, '').split('/');
  const matched = segments.map((segment) =>
    /^[{:]/.test(segment) ? '[^/]+' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return new RegExp(`^${matched.join('/')}/?$`);
}
