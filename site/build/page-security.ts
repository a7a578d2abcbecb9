interface Bases {
  users: string;
  sales: string;
  modules: string;
  messaging: string;
}

/**
 * The pages' content security policy: hashes for what stands in the page, and no address that the
 * configuration does not name. `frame-ancestors` has no effect in a meta element: the server sends it.
 */
export function pageSecurity(bases: Bases) {
  const own = ["'self'", ...connectOrigins(bases)].join(' ');
  return {
    algorithm: 'SHA-256' as const,
    directives: [
      "default-src 'none'" as const,
      "img-src 'self' data:" as const,
      "font-src 'self'" as const,
      `connect-src ${own}` as const,
      `form-action ${own}` as const,
      // Previews of mails, which the users service hands out.
      `frame-src ${["'self'", ...originsOf([bases.users])].join(' ')}` as const,
      "manifest-src 'self'" as const,
      "worker-src 'self'" as const,
      "base-uri 'none'" as const,
      "require-trusted-types-for 'script'" as const,
    ],
  };
}

/** Origins, other than the site's own, that its scripts and forms may call. */
export function connectOrigins({ users, sales, modules, messaging }: Bases): string[] {
  return originsOf([users, sales, modules, messaging]);
}

function originsOf(bases: readonly string[]): string[] {
  return [...new Set(bases.filter(Boolean).map((base) => new URL(base).origin))];
}
