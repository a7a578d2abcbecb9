import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourceDigest } from './source-digest.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'digest-'));
  await write('site/page.astro', 'one');
  await write('site/deep/part.css', 'two');
  await write('lock.json', '{}');
});
afterEach(() => rm(root, { recursive: true }));

const digest = (settings = {}) => sourceDigest(root, ['site', 'lock.json'], settings);

describe('changes', () => {
  it.each([
    ['a changed file', () => write('site/deep/part.css', 'TWO')],
    ['a new file', () => write('site/new.css', '')],
    ['a deleted file', () => rm(join(root, 'site/deep/part.css'))],
    [
      'text moved from one file to another',
      async () => {
        await write('site/deep/part.css', 'twoo');
        await write('site/page.astro', 'ne');
      },
    ],
    ['a changed lockfile', () => write('lock.json', '{ }')],
  ])('with %s', async (_, change) => {
    const before = await digest();
    await change();
    expect(await digest()).not.toBe(before);
  });

  it('with a setting, even if names and values concatenate to the same text', async () => {
    expect(await digest({ a: '1' })).not.toBe(await digest({ a: '2' }));
    expect(await digest({ a: '1\nb=2' })).not.toBe(await digest({ a: '1', b: '2' }));
  });
});

describe('does not change', () => {
  it.each([
    ['a new modification time', () => utimes(join(root, 'lock.json'), 1, 1)],
    ['the built site', () => write('site/dist/index.html', 'built')],
    ["Astro's own folder", () => write('site/.astro/types.d.ts', 'types')],
    ['a test', () => write('site/deep/part.test.ts', 'test')],
  ])('with %s', async (_, change) => {
    const before = await digest();
    await change();
    expect(await digest()).toBe(before);
  });

  it('with the order of settings and paths', async () => {
    const one = await sourceDigest(root, ['site', 'lock.json'], { a: '1', b: '2' });
    expect(await sourceDigest(root, ['lock.json', 'site'], { b: '2', a: '1' })).toBe(one);
  });
});

it('fails on a source that does not exist', async () => {
  await expect(sourceDigest(root, ['nowhere'], {})).rejects.toThrow('ENOENT');
});

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}
