import { expect } from 'vitest';
import type { BuiltSite } from './site-build.ts';

const socialTags = /<meta (?:property="og:|name="twitter:)/;

/** Expects titles on all pages, and nothing for search engines and link previews but noindex. */
export async function expectNotIndexed(site: BuiltSite): Promise<void> {
  const pages = await site.pages();
  expect(pages.length).toBeGreaterThan(20);
  for (const { path, html } of pages) {
    expect(html, path).toMatch(/<title>[^<]+</);
    expect(html, path).toContain('<meta name="robots" content="noindex">');
    expect(html, path).not.toMatch(socialTags);
    expect(html, path).not.toMatch(/<meta name="description"|application\/ld\+json/);
  }
  expect(await site.read('_headers')).toMatch(/^\/\*\n( {2}.*\n)* {2}x-robots-tag: noindex$/m);
  expect(await site.read('robots.txt')).toBe('User-agent: *\nAllow: /\n');
  await expect(site.read('sitemap.xml')).rejects.toThrow('ENOENT');
}
