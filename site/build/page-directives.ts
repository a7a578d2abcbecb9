interface Bases {
  users: string;
  sales: string;
  modules: string;
  messaging: string;
}

/**
 * The pages' content security policy without scripts and styles: no address that the configuration
 * does not name. `frame-ancestors` has no effect in a meta element: the server sends it.
 */
export function pageDirectives(bases: Bases): string[] {
  const own = ["'self'", ...connectOrigins(bases)].join(' ');
  return [
    "default-src 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${own}`,
    `form-action ${own}`,
    // Previews of mails, which the users service hands out.
    `frame-src ${["'self'", ...originsOf([bases.users])].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ];
}

/** Origins, other than the site's own, that its scripts and forms may call. */
export function connectOrigins({ users, sales, modules, messaging }: Bases): string[] {
  return originsOf([users, sales, modules, messaging]);
}

function originsOf(bases: readonly string[]): string[] {
  return [...new Set(bases.filter(Boolean).map((base) => new URL(base).origin))];
}
