import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailMark, mailPictureSizes } from '@grovemail/domain/mail-pictures.ts';
import { describe, expect, it } from 'vitest';
import { mailBranding } from '../../api/mail/branding.ts';
import { allMails } from '../../api/mail/messages/mails-for-test.ts';
import { mailHtml } from '../../api/mailing/layout/mail-html.ts';
import { root } from '../../script/run.ts';
import { read } from './built-site.ts';

const site = 'https://grovemail.example';
const branding = mailBranding(site);
const html = Object.values(allMails(branding, { words: 'Ada', link: `${site}/x` }))
  .map((content) => mailHtml(content, branding))
  .join('');
const images = new Map(
  (html.match(/<img [^>]*>/g) ?? []).map((image) => {
    const [, path = ''] = /src="https:\/\/grovemail\.example([^"?]*)/.exec(image) ?? [];
    return [path, mailPictureSizes[path.endsWith(`/${mailMark}`) ? 'mark' : 'stamp']];
  }),
);

describe.each([...images])('%s', (path, shown) => {
  it('is a PNG file of under 24 KB, with two pixels for each that a wide email shows', () => {
    const file = readFileSync(join(root, 'site/dist', path));
    expect(file.subarray(1, 4).toString()).toBe('PNG');
    expect(file.readUInt32BE(16)).toBe(shown.width * 2);
    expect(file.readUInt32BE(20)).toBe(shown.height * 2);
    expect(file.length).toBeLessThan(24_000);
  });
});

it('no file of theirs is without an email that shows it', () => {
  const fonts = html.match(/(?<=url\('https:\/\/grovemail\.example\/email\/)[^']+/g) ?? [];
  const shown = [...images.keys()].map((path) => path.replace('/email/', ''));
  const files = readdirSync(join(root, 'site/dist/email')).filter(
    (name) => !/\.(br|gz)$/.test(name),
  );
  expect(files.toSorted()).toEqual([...new Set([...shown, ...fonts])].toSorted());
});

it('a static host gives them to web mail on other origins, too', () => {
  expect(existsSync(join(root, 'site/dist/_headers'))).toBe(true);
  const [, block = ''] = /\/email\/\*\n((?: {2}.*\n)+)/.exec(read('/_headers').toString()) ?? [];
  expect(block).toContain('cross-origin-resource-policy: cross-origin\n');
  expect(block).toContain('access-control-allow-origin: *\n');
});
