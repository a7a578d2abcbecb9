import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../script/run.ts';
import { buildFor, builtSite, type SiteBuild } from './site-build.ts';

const socialTags = /<meta (?:property="og:|name="twitter:)/;

// Two non-production environments; config/parse-config.test.ts covers all.
const notIndexed: [string, () => Promise<SiteBuild>][] = [
  [
    'development',
    async () => ({ ...builtSite(join(root, 'site', 'dist')), remove: async () => {} }),
  ],
  ['staging', () => buildFor({ SITE_ENV: 'staging' })],
];
describe.each(notIndexed)('R388 H1 %s', (environment, siteOf) => {
  let site: SiteBuild;
  beforeAll(async () => {
    site = await siteOf();
  });
  afterAll(() => site?.remove());

  it('has titles, but no descriptions, and is not indexable', async () => {
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
  });

  // Without SITE_URL they cannot tell our pages from a customer's.
  it('R387 the web push scripts log in development only', async () => {
    for (const path of ['gm-web-push.js', 'gm-service-worker.js']) {
      const source = await site.read(path);
      expect(source).toContain('/gm-web-push');
      expect(source.includes('console')).toBe(environment === 'development');
    }
  });
});
