import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { precompress } from './precompress.ts';

it('gives every text file over 512 bytes two twins that read the same, and others none', async () => {
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
  const twin = (ending: string) => readFile(join(folder, 'deep', `page.html${ending}`));
  expect(brotliDecompressSync(await twin('.br')).toString()).toBe(page);
  expect(gunzipSync(await twin('.gz')).toString()).toBe(page);
  await rm(folder, { recursive: true });
});
