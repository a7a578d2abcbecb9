/** Of a code, in characters; the same as our server's limit (`api/http/rewrites.ts`). */
const maxLength = 200;

/**
 * The target of a referral link when a host without redirects serves the page for unknown addresses; null for another
 * path. The page contains this function as text, so it uses only its arguments.
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
