/** A route that is not a file (`site/routes.ts`). */
export interface Route {
  /** A path; a trailing `*` matches any rest, `:name` one segment. */
  from: string;
  /** The path of the page to serve; with 301 or 302, the path or URL to redirect to. */
  to: string;
  /** Default: 200, which serves the page without a redirect. */
  status?: 200 | 301 | 302 | 308 | 404;
  headers?: Record<string, string>;
  /** For static hosts; our own server implements it differently. */
  onlyStaticHost?: true;
  /** With `*`: also matches a path that looks like an asset, such as one that ends in an email address. */
  coversFiles?: true;
  /** Takes precedence over a file at this path. */
  force?: true;
}
