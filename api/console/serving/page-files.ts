import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** The placeholder in the built page for the nonce of a response. */
const noncePlaceholder = '__NONCE__';

export interface PageFile {
  type: string;
  body: Buffer | string;
  /** The Content-Security-Policy. */
  policy: string;
}

/**
 * Serves the built page at every path that is not a file, since the page routes its own paths.
 * @param folder built by `npm run build`
 * @throws Error if it is missing
 */
export function pageFiles(folder: string): (path: string) => PageFile | null {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length), file] as const),
  );
  return (path) => {
    const file = files.get(path);
    const type = types[extname(path)];
    if (file && path !== '/index.html')
      return {
        type: type ?? 'application/octet-stream',
        body: readFileSync(file),
        policy: filePolicy,
      };
    if (isFile(path)) return null;
    const nonce = randomBytes(16).toString('base64');
    return {
      type: types['.html'] ?? '',
      body: page.replaceAll(noncePlaceholder, nonce),
      policy: pagePolicy(nonce),
    };
  };
}

/** A path with an extension may also be a view: `/templates/welcome.v2`. */
function isFile(path: string): boolean {
  return path.startsWith('/assets/') || (path.lastIndexOf('/') === 0 && extname(path) !== '');
}

const filePolicy = "default-src 'none'; frame-ancestors 'none'";

/** Styles need a nonce because the editor adds its own. */
function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
