/** A row of the table of routes that are not files (`site/routes.ts`). */
export interface Route {
  /** A path; `*` at its end stands for any rest, `:name` for one segment. */
  from: string;
  /** The page that answers, by its address; with 301 or 302 the path or address to go on to. */
  to: string;
  /** 200, or none, shows the page at this address. */
  status?: 200 | 301 | 302 | 404;
  headers?: Record<string, string>;
  /** For hosts that can only serve files; our own server does the same by a rule of its own. */
  onlyStaticHost?: true;
  /** Wins over a file at this address. */
  force?: true;
}
