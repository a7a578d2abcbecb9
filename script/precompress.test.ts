import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { precompress } from './precompress.ts';

it('writes brotli and gzip versions of text files over 512 bytes only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'precompress-'));
  await mkdir(join(folder, 'deep'));
  const page = '<p>Grove</p>'.repeat(100);
  await Promise.all([
    writeFile(join(folder, 'deep', 'page.html'), page),
    writeFile(join(folder, 'small.css'), 'x'.repeat(512)),
    writeFile(join(folder, 'font.woff2'), 'x'.repeat(5000)),
  ]);

  expect(await precompress(folder)).toBe(1);
  expect((await readdir(folder)).sort()).toEqual(['deep', 'font.woff2', 'small.css']);
  const compressed = (extension: string) => readFile(join(folder, 'deep', `page.html${extension}`));
  expect(brotliDecompressSync(await compressed('.br')).toString()).toBe(page);
  expect(gunzipSync(await compressed('.gz')).toString()).toBe(page);
  await rm(folder, { recursive: true });
});
