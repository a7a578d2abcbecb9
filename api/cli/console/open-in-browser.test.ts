import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { desktopOpener } from './desktop-opener.ts';
import { openInBrowser } from './open-in-browser.ts';

it('gives the browser a file that only its owner can read, and no address among its arguments', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'grovemail-opener-'));
  const opener = join(folder, 'opener');
  const seen = join(folder, 'seen');
  await writeFile(
    opener,
    `#!/bin/sh\nstat -c %a "$1" "$(dirname "$1")" > ${seen}.part\necho "$@" >> ${seen}.part\ncat "$1" >> ${seen}.part\nmv ${seen}.part ${seen}\n`,
  );
  await chmod(opener, 0o755);
  await openInBrowser(opener, 'http://127.0.0.1:4600/#t=secret');
  const read = () => readFile(seen, 'utf8').catch(() => '');
  await expect.poll(read, { timeout: 60_000 }).toContain('url=http://127.0.0.1:4600/#t=secret"');
  const [file, around, args] = (await read()).split('\n');
  expect([file, around]).toEqual(['600', '700']);
  expect(args).not.toContain('secret');
  await rm(folder, { recursive: true });
});

it.each([
  ['darwin', {}, 'open'],
  ['win32', {}, 'explorer'],
  ['linux', { DISPLAY: ':0' }, 'xdg-open'],
  ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, 'xdg-open'],
  ['linux', {}, null],
])('on %s with %j, files are opened by %s', (platform, environment, opener) => {
  expect(desktopOpener(platform, environment)).toBe(opener);
});
