import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

// Fonts and images are compressed already.
const compressible = /\.(html|css|js|svg|json|txt|xml|yaml|md)$/;
const minBytes = 512;

/** Writes `x.br` and `x.gz` next to each text file over 512 bytes. @returns the number of compressed files */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const written = await Promise.all(files.map(compressFile));
  return written.filter(Boolean).length;
}

async function compressFile(file: string): Promise<boolean> {
  const content = await readFile(file);
  if (content.byteLength <= minBytes) return false;
  const [br, gz] = await Promise.all([
    brotliAsync(content, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: 11,
        [zlib.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
    gzipAsync(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return true;
}
