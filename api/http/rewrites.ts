/** A rule of the site's `routes.json`: what answers an address that is no file. */
export interface Rewrite {
  /** A path; `*` at its end stands for any rest, `:name` for one segment. */
  from: string;
  /**
   * The page that answers, by its address. With status 301 or 302 the path or absolute address to go
   * on to, in which `:name` stands for that segment of `from`.
   */
  to: string;
  /** 200, or none, shows the page at this address. */
  status?: 200 | 301 | 302;
  headers?: Record<string, string>;
}

/** The rule that fits an address, and where it leads with its segments put in. */
export interface Rewritten {
  rule: Rewrite;
  target: string;
}

/** Reads the rules. @throws {TypeError} naming the entry that is none */
export function parseRewrites(json: string): Rewrite[] {
  const entries: unknown = JSON.parse(json);
  if (!Array.isArray(entries)) throw new TypeError('routes.json must be an array.');
  return entries.map((entry: unknown, at) => {
    if (isRewrite(entry)) return entry;
    throw new TypeError(
      `routes.json, entry ${at + 1}: expected { from, to, status?: 200 | 301 | 302, headers? }.`,
    );
  });
}

/**
 * Makes the look-up; the first rule that matches wins. It takes the path as it came, still encoded,
 * because an encoded slash belongs to its segment.
 * @throws {URIError} from the look-up, when the path is not correctly encoded
 */
export function rewriter(rules: readonly Rewrite[]): (path: string) => Rewritten | null {
  const rows = rules.map((rule) => ({ rule, pattern: rule.from.split('/').slice(1) }));
  return (path) => {
    const segments = path.split('/').slice(1).map(decodeURIComponent);
    // The last slash is free.
    if (segments.at(-1) === '') segments.pop();
    for (const { rule, pattern } of rows) {
      const names = namesIn(pattern, segments);
      if (names) return { rule, target: isRedirect(rule) ? filled(rule.to, names) : rule.to };
    }
    return null;
  };
}

export function isRedirect({ status = 200 }: Rewrite): boolean {
  return status !== 200;
}

type Names = Map<string, string>;

function namesIn(pattern: readonly string[], segments: readonly string[]): Names | null {
  const isWild = pattern.at(-1) === '*';
  const fixed = isWild ? pattern.slice(0, -1) : pattern.filter(Boolean);
  if (segments.length < fixed.length || (!isWild && segments.length > fixed.length)) return null;
  const names: Names = new Map();
  for (const [at, part] of fixed.entries()) {
    const segment = segments[at] ?? '';
    if (part.startsWith(':') && segment !== '') names.set(part.slice(1), segment);
    else if (part !== segment) return null;
  }
  return names;
}

/** A segment goes on in at most this many characters. */
const maxSegmentLength = 200;

function filled(to: string, names: Names): string {
  return to.replace(/:(\w+)/g, (written, name: string) => {
    const segment = names.get(name);
    if (segment === undefined) return written;
    return encodeURIComponent([...segment].slice(0, maxSegmentLength).join(''));
  });
}

function isRewrite(entry: unknown): entry is Rewrite {
  const { from, to, status, headers } = Object(entry) as Record<string, unknown>;
  const redirects = status === 301 || status === 302;
  return (
    isPath(from) &&
    (isPath(to) || (redirects && isAbsolute(to))) &&
    (status === undefined || status === 200 || redirects) &&
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
