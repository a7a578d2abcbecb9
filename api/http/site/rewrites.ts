import { z } from 'zod';

/** `//host` would be another origin. */
const path = z.string().regex(/^\/(?!\/)/);

/** A rule of the site's `routes.json`, for a path that is not a file. */
const rewrite = z
  .object({
    /** A path; a trailing `*` matches any rest, `:name` one segment. */
    from: path,
    /**
     * The path of the page to serve. With status 301 or 302, the path or URL to redirect to, in which `:name` is replaced by
     * that segment of `from`.
     */
    to: path.or(z.url({ protocol: /^https?$/ })),
    status: z.literal([200, 301, 302]).default(200),
    headers: z.record(z.string(), z.string()).optional(),
    /** With `*`: also matches paths that look like files. */
    coversFiles: z.literal(true).optional(),
  })
  .refine((rule) => isRedirect(rule) || rule.to.startsWith('/'));
export type Rewrite = z.infer<typeof rewrite>;

export interface RewriteMatch {
  rule: Rewrite;
  /** `rule.to` with the segments of the path. */
  target: string;
}

/** @throws {TypeError} naming the invalid entry */
export function parseRewrites(json: string): Rewrite[] {
  const { data, error } = z.array(rewrite).safeParse(JSON.parse(json));
  if (data) return data;
  throw new TypeError(`routes.json is invalid: ${z.prettifyError(error)}`);
}

/**
 * @returns a function that finds the first matching rule of a path, which must be encoded: an encoded slash is part of a
 * segment
 * @throws {URIError} from that function, if the path is not correctly encoded
 */
export function rewriter(rules: readonly Rewrite[]): (path: string) => RewriteMatch | null {
  const rows = rules.map((rule) => ({ rule, pattern: rule.from.split('/').slice(1) }));
  return (path) => {
    const segments = path.split('/').slice(1).map(decodeURIComponent);
    // The trailing slash is optional.
    if (segments.at(-1) === '') segments.pop();
    for (const { rule, pattern } of rows) {
      const params = match(pattern, segments);
      if (params) return { rule, target: isRedirect(rule) ? filled(rule.to, params) : rule.to };
    }
    return null;
  };
}

/**
 * Corrects the case of a path to that of a rule: `/Register/aB` becomes `/register/aB`. Parameters keep their case.
 * @param path encoded
 * @returns null if no rule matches in another case
 */
export function recasedPath(rules: readonly Rewrite[], path: string): string | null {
  const segments = path.split('/').slice(1);
  for (const { from } of rules) {
    const pattern = from.split('/').slice(1);
    const recased = segments.map((segment, at) => {
      const part = pattern[at] ?? '*';
      return part.toLowerCase() === segment.toLowerCase() ? part : segment;
    });
    const candidate = `/${recased.join('/')}`;
    if (candidate !== path && rewriter([{ from, to: '/', status: 200 }])(candidate)) {
      return candidate;
    }
  }
  return null;
}

export function isRedirect({ status }: { status: number }): boolean {
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

const maxSegmentLength = 200;

function filled(to: string, params: Params): string {
  return to.replace(/:(\w+)/g, (placeholder, name: string) => {
    const segment = params.get(name);
    if (segment === undefined) return placeholder;
    return encodeURIComponent([...segment].slice(0, maxSegmentLength).join(''));
  });
}
