import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const root = fileURLToPath(new URL('../../site/dist/', import.meta.url));

/** Reads a file of the built site by its URL path, extension included. */
export function read(path: string): Buffer {
  return readFileSync(root + path.replace(/^\//, ''));
}

/** Whether a file or folder has this URL path. */
export function exists(path: string): boolean {
  return existsSync(root + path.replace(/^\//, ''));
}

/** All pages of the built site, templates included. */
export function pages(): { path: string; html: string }[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => ({ path: `/${path}`, html: read(path).toString() }));
}

/** Transfer size: brotli at its highest quality, as in the build. */
export function brotliSize(content: Buffer | string): number {
  return brotliCompressSync(content).length;
}
