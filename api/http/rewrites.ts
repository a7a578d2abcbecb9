/** A rule of the site's `routes.json`: which page answers an address that is no file. */
export interface Rewrite {
  /** A path; `*` at its end stands for any rest, `:name` for one segment. */
  from: string;
  /** The page that answers, by its address. */
  to: string;
  headers?: Record<string, string>;
}

/** Reads the rules. @throws {TypeError} naming the entry that is none */
export function parseRewrites(json: string): Rewrite[] {
  const entries: unknown = JSON.parse(json);
  if (!Array.isArray(entries)) throw new TypeError('routes.json must be an array.');
  return entries.map((entry: unknown, at) => {
    if (isRewrite(entry)) return entry;
    throw new TypeError(`routes.json, entry ${at + 1}: expected { from, to, headers? }.`);
  });
}

/** Makes the look-up; the first rule that matches wins. */
export function rewriter(rules: readonly Rewrite[]): (path: string) => Rewrite | null {
  const rows = rules.map((rule) => ({ rule, pattern: patternOf(rule.from) }));
  return (path) => rows.find(({ pattern }) => pattern.test(path))?.rule ?? null;
}

function patternOf(from: string): RegExp {
  const wild = from.endsWith('/*');
  const segments = (wild ? from.slice(0, -2) : from)
    .split('/')
    .map((segment) =>
      segment.startsWith(':') ? '[^/]+' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    );
  return new RegExp(`^${segments.join('/')}${wild ? '(/.*)?' : '/?'}$`, 's');
}

function isRewrite(entry: unknown): entry is Rewrite {
  const { from, to, headers } = Object(entry) as Record<string, unknown>;
  return (
    isPath(from) &&
    isPath(to) &&
    (headers === undefined ||
      (typeof headers === 'object' &&
        headers !== null &&
        Object.values(headers).every((value) => typeof value === 'string')))
  );
}

function isPath(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('/');
}
