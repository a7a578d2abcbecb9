/** Of a code, in characters; our server's limit too (`api/http/rewrites.ts`). */
const maxLength = 200;

/**
 * Where a referral link goes that a host answered with the page for unknown addresses, because it reads no redirects
 *; null for another path. It stands in the page as text, so it uses nothing but its arguments.
 */
export function registrationOf(path: string, app: string, maxLength: number): string | null {
  const [, code] = /^\/register\/([^/]+)\/?$/.exec(path) ?? [];
  if (!code) return null;
  try {
    const text = [...decodeURIComponent(code)].slice(0, maxLength).join('');
    return `${app || '/app'}/register?ref=${encodeURIComponent(text)}`;
  } catch {
    return null;
  }
}

/** @param app base URL of the app, '' for this origin */
export function registerScript(app: string): string {
  const found = `(${registrationOf})(location.pathname, ${JSON.stringify(app)}, ${maxLength})`;
  return `{ const to = ${found}; if (to) location.replace(to); }`;
}
