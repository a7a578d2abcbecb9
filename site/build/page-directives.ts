interface Bases {
  api: string;
  users: string;
  sales: string;
  modules: string;
  messaging: string;
}

/**
 * The content security policy of pages, without scripts and styles. It only allows configured origins.
 * `frame-ancestors` has no effect in a meta element, so it is sent as a header.
 */
export function pageDirectives(bases: Bases): string[] {
  const own = ["'self'", ...connectOrigins(bases)].join(' ');
  return [
    "default-src 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${own}`,
    `form-action ${own}`,
    // Email previews.
    `frame-src ${["'self'", ...originsOf([bases.api])].join(' ')}`,
    "worker-src 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ];
}

/** Other origins the site's scripts and forms may call. */
export function connectOrigins({ api, users, sales, modules, messaging }: Bases): string[] {
  return originsOf([api, users, sales, modules, messaging]);
}

function originsOf(bases: readonly string[]): string[] {
  return [...new Set(bases.filter(Boolean).map((base) => new URL(base).origin))];
}
