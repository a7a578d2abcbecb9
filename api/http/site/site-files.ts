import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import {
  mailPictureHeaders,
  openApiFiles,
  sharedFileHeaders,
  sharedScripts,
} from '@grovemail/contract/site-paths.ts';
import { mailPictureFolder } from '@grovemail/domain/mail-pictures.ts';

/** Selects the security policy. */
export type FileKind = 'page' | 'worker' | 'asset';

/** A built file in memory, with its precompressed variants. */
export interface SiteFile {
  kind: FileKind;
  /** The page's path in the sitemap, such as `/pricing`; null for other files. */
  page: string | null;
  contentType: string;
  /** In addition to the security headers. */
  headers: Record<string, string>;
  /** A hash of the plain bytes. Variants add a suffix. */
  etag: string;
  plain: Buffer;
  br: Buffer | null;
  gz: Buffer | null;
}

/**
 * Reads a built site into memory, by paths with a leading slash. This is faster than the file system, and rules out path
 * traversal.
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

/** By extension; text types include the charset. */
export function contentTypeOf(name: string): string {
  return contentTypes[extname(name).toLowerCase()] ?? 'application/octet-stream';
}

/** Hidden files and folders are not served, except `.well-known` (RFC 8615). */
function isHidden(name: string): boolean {
  return name.replace(/^\/\.well-known\//, '/').includes('/.');
}

function isVariant(name: string, present: Set<string>): boolean {
  return /\.(br|gz)$/.test(name) && present.has(name.slice(0, -3));
}

function siteFile(name: string, plain: Buffer, br: Buffer | null, gz: Buffer | null): SiteFile {
  const contentType = contentTypeOf(name);
  const kind = kindOf(name, contentType);
  return {
    kind,
    page: kind === 'page' ? pagePath(name) : null,
    contentType,
    headers: headersOf(name),
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 16),
    plain,
    br,
    gz,
  };
}

function kindOf(name: string, contentType: string): FileKind {
  if (name === sharedScripts.worker) return 'worker';
  return contentType.startsWith('text/html') ? 'page' : 'asset';
}

/** `/index.html` is `/`, `/contact.html` is `/contact`. */
function pagePath(name: string): string {
  return name.replace(/(\/index)?\.html$/, '') || '/';
}

function headersOf(name: string): Record<string, string> {
  if (shared.has(name)) return sharedFileHeaders;
  if (name.startsWith(`${mailPictureFolder}/`)) return mailPictureHeaders;
  // File names under /_astro/ contain a content hash.
  const isImmutable = name.startsWith('/_astro/');
  return {
    'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
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
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
};
