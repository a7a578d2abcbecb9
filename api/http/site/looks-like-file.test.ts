import { expect, it } from 'vitest';
import { looksLikeFile } from './looks-like-file.ts';

it.each([
  ['/logo.png', true],
  ['/a/b/APP.JS', true],
  ['/invoice.v2.pdf', true],
  ['/types.d.ts', true],
  ['/wp-login.php', true],
  ['/.env', true],
  ['/.well-known', true],
  ['/archive.tar.gz', true],
  ['/pricing-v2.0', false],
  ['/v1.2/notes', false],
  ['/a.png/b', false],
  ['/mr.smith', false],
  ['/ada@shop.example', false],
  ['/example.com', false],
  ['/hello.', false],
  ['/hello...', false],
  ['/pngs', false],
  ['/', false],
  ['', false],
  ['/a.constructor', false],
])('A5 %s: %s', (path, looks) => {
  expect(looksLikeFile(path)).toBe(looks);
});
