/** The characters of a code; the server has the same limit (`api/http/site/rewrites.ts`). */
const maxLength = 200;

/**
 * An inline script that follows a referral link where a host without redirects serves the page for unknown addresses.
 * If the code cannot be decoded, the visitor stays on that page.
 * @param app base URL of the app, '' for this origin
 */
export function registerScript(app: string): string {
  const target = JSON.stringify(`${app || '/app'}/register?ref=`);
  return `{
    const [, code] = /^\\/register\\/([^/]+)\\/?$/.exec(location.pathname) ?? [];
    try {
      const text = [...decodeURIComponent(code)].slice(0, ${maxLength}).join('');
      if (code) location.replace(${target} + encodeURIComponent(text));
    } catch {}
  }`;
}
