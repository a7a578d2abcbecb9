import { z } from 'zod';

/** `//host` would be another origin. */
const path = z.string().regex(/^\/(?!\/)/);

/** A rule of the site's `routes.json`, for a path that is not a file. */
const rewrite = z
  .object({
    /** A path; a trailing `*` matches any rest, `:name` one segment. */
    from: path,
    /**
     * The path of the page to serve. With status 301 or 302, the path or absolute URL to redirect to, in
     * which `:name` is replaced by that segment of `from`.
     */
    to: path.or(z.url({ protocol: /^https?$/ })),
    /** 200 serves the page without a redirect. */
    status: z.literal([200, 301, 302]).default(200),
    headers: z.record(z.string(), z.string()).optional(),
    /** With `*`: also for a path that looks like a file, which would be missing otherwise. */
    coversFiles: z.literal(true).optional(),
  })
  .refine((rule) => isRedirect(rule) || rule.to.startsWith('/'));
export type Rewrite = z.infer<typeof rewrite>;

/** The rule that matches a path, and its `to` with the segments filled in. */
export interface Rewritten {
  rule: Rewrite;
  target: string;
}

/** @throws {TypeError} naming the invalid entry */
export function parseRewrites(json: string): Rewrite[] {
  const { data, error } = z.array(rewrite).safeParse(JSON.parse(json));
  if (data) return data;
  throw new TypeError(`routes.json is invalid: ${z.prettifyError(error)}`);
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

/**
 * The path that a misspelled one means by a rule's own words: `/Register/aB` is `/register/aB`. What a rule leaves open
 * keeps its case.
 * @param path still encoded
 * @returns null if no rule would match in any case
 */
export function meantPath(rules: readonly Rewrite[], path: string): string | null {
  const segments = path.split('/').slice(1);
  for (const { from } of rules) {
    const pattern = from.split('/').slice(1);
    const meant = segments.map((segment, at) => {
      const part = pattern[at] ?? '*';
      return part.toLowerCase() === segment.toLowerCase() ? part : segment;
    });
    const candidate = `/${meant.join('/')}`;
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

/** For segments copied into a redirect. */
const maxSegmentLength = 200;

function filled(to: string, params: Params): string {
  return to.replace(/:(\w+)/g, (placeholder, name: string) => {
    const segment = params.get(name);
    if (segment === undefined) return placeholder;
    return encodeURIComponent([...segment].slice(0, maxSegmentLength).join(''));
  });
}
