import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { openApiFiles, sharedFileHeaders, sharedScripts } from '@grovemail/contract/addresses.ts';

/** One built file in memory, with the variants that the build compressed. */
export interface SiteFile {
  contentType: string;
  /** Besides the headers that every file is sent with. */
  headers: Record<string, string>;
  /** Strong, over the plain bytes; each variant has its own tag. */
  etag: string;
  plain: Buffer;
  br: Buffer | null;
  gz: Buffer | null;
}

/**
 * Reads a built site into a table of file paths, each with a leading slash.
 * A table made at start beats a look-up on disk for each request, and nothing outside it can be asked for.
 */
export function readSiteFiles(directory: string): Map<string, SiteFile> {
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) => `/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')}`,
    );
  const present = new Set(names);
  const read = (name: string) => readFileSync(join(directory, name));
  const variant = (name: string) => (present.has(name) ? read(name) : null);

  return new Map(
    names
      .filter((name) => !isVariant(name, present) && !isHidden(name))
      .map((name) => [
        name,
        siteFile(name, read(name), variant(`${name}.br`), variant(`${name}.gz`)),
      ]),
  );
}

/** The content type by a file's extension, with the charset wherever the file is text. */
export function contentTypeOf(name: string): string {
  return contentTypes[extname(name).toLowerCase()] ?? 'application/octet-stream';
}

/** What a hidden folder holds was not built to be served, save for well-known addresses (RFC 8615). */
function isHidden(name: string): boolean {
  return name.replace(/^\/\.well-known\//, '/').includes('/.');
}

function isVariant(name: string, present: Set<string>): boolean {
  return /\.(br|gz)$/.test(name) && present.has(name.slice(0, -3));
}

function siteFile(name: string, plain: Buffer, br: Buffer | null, gz: Buffer | null): SiteFile {
  return {
    contentType: contentTypeOf(name),
    headers: headersOf(name),
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 16),
    plain,
    br,
    gz,
  };
}

function headersOf(name: string): Record<string, string> {
  if (shared.has(name)) return sharedFileHeaders;
  // Files under /_astro/ carry a digest of their content in the name, so they never change.
  const isForever = name.startsWith('/_astro/');
  return {
    'cache-control': isForever ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}

const shared = new Set<string>([...Object.values(sharedScripts), ...Object.values(openApiFiles)]);

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
};
