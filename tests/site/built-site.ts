import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const root = fileURLToPath(new URL('../../site/dist/', import.meta.url));

/** A file of the built site; `path` as in an address, with its extension. */
export function read(path: string): Buffer {
  return readFileSync(root + path.replace(/^\//, ''));
}

/** Whether there is a file or folder of this path. */
export function exists(path: string): boolean {
  return existsSync(root + path.replace(/^\//, ''));
}

/** All pages of the built site by path, templates too. */
export function pages(): { path: string; html: string }[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => ({ path: `/${path}`, html: read(path).toString() }));
}

/** Bytes on the wire: brotli at its highest quality, as the build leaves it beside the file. */
export function compressed(content: Buffer | string): number {
  return brotliCompressSync(content).length;
}
