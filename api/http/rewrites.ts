/** A rule of the site's `routes.json`, for a path that is not a file. */
export interface Rewrite {
  /** A path; a trailing `*` matches any rest, `:name` one segment. */
  from: string;
  /**
   * The path of the page to serve. With status 301 or 302, the path or absolute URL to redirect to, in
   * which `:name` is replaced by that segment of `from`.
   */
  to: string;
  /** Default: 200, which serves the page without a redirect. */
  status?: 200 | 301 | 302;
  headers?: Record<string, string>;
  /** With `*`: also for a path that looks like a file, which would be missing otherwise. */
  coversFiles?: true;
}

/** The rule that matches a path, and its `to` with the segments filled in. */
export interface Rewritten {
  rule: Rewrite;
  target: string;
}

/** @throws {TypeError} naming the invalid entry */
export function parseRewrites(json: string): Rewrite[] {
  const entries: unknown = JSON.parse(json);
  if (!Array.isArray(entries)) throw new TypeError('routes.json must be an array.');
  return entries.map((entry: unknown, at) => {
    if (isRewrite(entry)) return entry;
    throw new TypeError(
      `routes.json, entry ${at + 1}: expected { from, to, status?: 200 | 301 | 302, headers?, coversFiles? }.`,
    );
  });
}

/**
 * Makes a function that finds the first matching rule of a path. The path must still be encoded, because
 * an encoded slash belongs to its segment.
 * @throws {URIError} from that function, when the path is not correctly encoded
 */
export function rewriter(rules: readonly Rewrite[]): (path: string) => Rewritten | null {
  const rows = rules.map((rule) => ({ rule, pattern: rule.from.split('/').slice(1) }));
  return (path) => {
    const segments = path.split('/').slice(1).map(decodeURIComponent);
    // A trailing slash is optional.
    if (segments.at(-1) === '') segments.pop();
    for (const { rule, pattern } of rows) {
      const params = match(pattern, segments);
      if (params) return { rule, target: isRedirect(rule) ? filled(rule.to, params) : rule.to };
    }
    return null;
  };
}

export function isRedirect({ status = 200 }: Rewrite): boolean {
  return status !== 200;
}

type Params = Map<string, string>;

function match(pattern: readonly string[], segments: readonly string[]): Params | null {
  const isWild = pattern.at(-1) === '*';
  const fixed = isWild ? pattern.slice(0, -1) : pattern.filter(Boolean);
  if (segments.length < fixed.length || (!isWild && segments.length > fixed.length)) return null;
  const params: Params = new Map();
  for (const [at, part] of fixed.entries()) {
    const segment = segments[at] ?? '';
    if (part.startsWith(':') && segment !== '') params.set(part.slice(1), segment);
    else if (part !== segment) return null;
  }
  return params;
}

/** Of a segment that is filled into a redirect. */
const maxSegmentLength = 200;

function filled(to: string, params: Params): string {
  return to.replace(/:(\w+)/g, (placeholder, name: string) => {
    const segment = params.get(name);
    if (segment === undefined) return placeholder;
    return encodeURIComponent([...segment].slice(0, maxSegmentLength).join(''));
  });
}

function isRewrite(entry: unknown): entry is Rewrite {
  const { from, to, status, headers, coversFiles } = Object(entry) as Record<string, unknown>;
  const redirects = status === 301 || status === 302;
  return (
    isPath(from) &&
    (isPath(to) || (redirects && isAbsolute(to))) &&
    (status === undefined || status === 200 || redirects) &&
    (coversFiles === undefined || coversFiles === true) &&
    (headers === undefined ||
      (typeof headers === 'object' &&
        headers !== null &&
        Object.values(headers).every((value) => typeof value === 'string')))
  );
}

/** `//host` would be another origin. */
function isPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?!\/)/.test(value);
}

function isAbsolute(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\//i.test(value);
}
