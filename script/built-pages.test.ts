import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtPages } from './built-pages.ts';

let dist: string;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'pages-'));
  for (const file of [
    'index.html',
    'index.html.br',
    'contact/sent.html',
    'demo/index.html',
    '_responses/rejected.html',
    '_astro/site.css',
  ]) {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), 'text');
  }
});
afterAll(() => rm(dist, { recursive: true }));

it('lists pages by URL path, without templates', async () => {
  expect(await builtPages(dist, false)).toEqual([
    { path: '/', name: 'home', html: null },
    { path: '/contact/sent', name: 'contact-sent', html: null },
    { path: '/demo', name: 'demo', html: null },
  ]);
});

it('includes templates with their HTML on request', async () => {
  expect(await builtPages(dist, true)).toContainEqual({
    path: '/_responses/rejected',
    name: '_responses-rejected',
    html: 'text',
  });
});
