import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageFiles } from './page-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'grovemail-page-'));
let files: ReturnType<typeof pageFiles>;
beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<meta nonce="__NONCE__">');
  writeFileSync(join(folder, 'assets', 'x.js'), '1');
  files = pageFiles(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(['/', '/inbox/1', '/templates/welcome.v2', '/templates/a.html'])(
  '%s is the page, with a nonce of its own',
  (path) => {
    const [first, second] = [files(path), files(path)];
    const nonce = /nonce="(.+)"/.exec(String(first?.body))?.[1] ?? '';
    expect(first?.policy).toContain(`'nonce-${nonce}'`);
    expect(first?.policy).not.toContain('unsafe');
    expect(String(second?.body)).not.toContain(nonce);
  },
);

it('a file is itself, and one that is gone is nothing', () => {
  expect(String(files('/assets/x.js')?.body)).toBe('1');
  expect([files('/assets/y.js'), files('/favicon.ico')]).toEqual([null, null]);
});
