import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brand } from '../../config/brand.ts';
import { launchChromium } from '../../script/browser.ts';
import { buildFor, production, type SiteBuild } from './site-build.ts';
import { startStaticHost } from './static-host.ts';

/** Pages that show another one, by their paths. */
const replacements = {
  '/developers': '/developers/reference/get-started',
  '/developers/guides': '/developers/reference/get-started',
  '/developers/reference': '/developers/reference/get-started',
} as const;

describe('production', () => {
  let site: SiteBuild;
  let pages: { path: string; html: string }[];
  let indexable: typeof pages;
  beforeAll(async () => {
    site = await buildFor(production);
    pages = await site.pages();
    indexable = pages.filter(
      ({ path, html }) => !html.includes('<meta name="robots"') && !(path in replacements),
    );
  });
  afterAll(() => site.remove());

  it('R392 E7 excludes only thank-you pages, fallbacks, pages of emailed links and the error page from indexing', () => {
    const excluded = pages.filter((page) => !indexable.includes(page)).map(({ path }) => path);
    expect(excluded).toEqual([
      '/500',
      '/calculator/sent',
      '/contact/sent',
      '/demo/requested',
      '/developers',
      '/developers/guides',
      '/developers/reference',
      '/developers/search',
      '/feedback/sent',
      '/newsletter/confirm',
      '/newsletter/subscribed',
      '/preferences',
      '/sample/sent',
      '/startup/applied',
      '/unsubscription',
    ]);
  });

  it('A6 gives pages that another one replaces its metadata, and not their own address', () => {
    const metadata =
      /<(?:title>|meta name="description"|meta (?:property="og|name="twitter)|link rel="canonical")[^\n]*?>/g;
    const shown =
      pages.find(({ path }) => path === '/developers/reference/get-started')?.html ?? '';
    for (const [path, original] of Object.entries(replacements)) {
      const html = pages.find((page) => page.path === path)?.html ?? '';
      expect(html).toContain(`<link rel="canonical" href="https://grovemail.example${original}">`);
      expect(html.match(metadata), path).toEqual(shown.match(metadata));
      expect(html).not.toContain('<meta name="robots"');
      expect(html.match(/<details[^>]* open[^>]*data-group/g)).toHaveLength(2);
    }
  });

  it('R389–R391 has a unique title and description, and social tags, on every indexable page', () => {
    const [titles, descriptions] = [new Set<string>(), new Set<string>()];
    for (const { path, html } of indexable) {
      const title = textOf(html, /<title>([^<]+)</);
      expect(title, path).toContain(brand.name);
      const description = textOf(html, /<meta name="description" content="([^"]+)"/);
      expect(description.length, `${path}: ${description}`).toBeGreaterThan(40);
      expect(html, path).toContain('<meta name="twitter:card" content="summary_large_image">');
      expect(textOf(html, /<meta property="og:description" content="([^"]+)"/)).toBe(description);
      titles.add(title);
      descriptions.add(description);
    }
    expect(titles.size).toBe(indexable.length);
    expect(descriptions.size).toBe(indexable.length);
  });

  it('A3 has a canonical URL without trailing slash on each page', () => {
    for (const { path, html } of indexable) {
      const url = `https://grovemail.example${path}`;
      expect(html).toContain(`<link rel="canonical" href="${url}">`);
      expect(html).toContain(`<meta property="og:url" content="${url}">`);
    }
  });

  it('has a unique preview image of 1200 × 630 for each', async () => {
    const seen = new Set<string>();
    for (const { html } of indexable) {
      const url = textOf(html, /<meta property="og:image" content="([^"]+)"/);
      expect(url).toMatch(/^https:\/\/grovemail\.example\/social\/[\w-]+\.png$/);
      seen.add(url);
      const png = await readFile(join(site.folder, new URL(url).pathname));
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    }
    expect(seen.size).toBe(indexable.length);
    expect((await readdir(join(site.folder, 'social'))).length).toBe(indexable.length);
  });

  it('lists the indexable pages in the sitemap, and the sitemap in robots.txt', async () => {
    const listed = [...(await site.read('sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)];
    expect(listed.map(([, url]) => url).sort()).toEqual(
      indexable.map(({ path }) => `https://grovemail.example${path}`).sort(),
    );
    const robots = await site.read('robots.txt');
    expect(robots).toContain('Sitemap: https://grovemail.example/sitemap.xml');
    expect(robots).not.toMatch(/^Disallow: \S/m);
  });

  it('has JSON-LD that matches the content of each page', async () => {
    const graphOf = (path: string) =>
      jsonLdOf(pages.find((page) => page.path === path)?.html ?? '');
    expect(graphOf('/').map((entry) => entry['@type'])).toEqual(['WebSite']);
    expect(graphOf('/contact')).toContainEqual(
      expect.objectContaining({ '@type': 'Organization', name: brand.name }),
    );
    expect(graphOf('/products/campaign')).toContainEqual(
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://grovemail.example/' },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'Broadcast Messaging',
            item: 'https://grovemail.example/products/campaign',
          },
        ],
      }),
    );
    const breadcrumbsOf = (path: string) =>
      graphOf(path)[0]?.itemListElement?.map(({ name, item }) => [name, new URL(item).pathname]);
    expect(breadcrumbsOf('/developers/reference/contacts')).toEqual([
      ['Developers', '/developers'],
      ['API Reference', '/developers/reference/get-started'],
      ['Contacts', '/developers/reference/contacts'],
    ]);
    expect(breadcrumbsOf('/developers/guides/errors/unknown_template')).toEqual([
      ['Developers', '/developers'],
      ['Guides', '/developers/guides/quickstart'],
      ['Errors', '/developers/guides/errors'],
      ['unknown_template', '/developers/guides/errors/unknown_template'],
    ]);
    const application = graphOf('/pricing').find((part) => part['@type'] === 'SoftwareApplication');
    // B27: prices are samples.
    expect(application).not.toHaveProperty('offers');
    for (const { path, html } of indexable.filter((page) => page.path !== '/')) {
      expect(jsonLdOf(html)[0]?.['@type'], path).toBe('BreadcrumbList');
      const text = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]*>/g, '');
      const plain = text
        .replaceAll('&#x27;', "'")
        .replaceAll('&amp;', '&')
        .replaceAll('&quot;', '"');
      for (const entry of jsonLdOf(html)) {
        for (const { name, acceptedAnswer } of entry.mainEntity ?? []) {
          expect(plain, path).toContain(name);
          expect(plain, path).toContain(acceptedAnswer.text);
        }
      }
    }
    const pricing = pages.find((page) => page.path === '/pricing')?.html;
    expect(pricing?.replace(/<script[\s\S]*?<\/script>/g, '')).toContain('$3.75');
  });

  it('runs without errors, console output (R387, H8) or requests to other origins (H3)', async () => {
    const host = await startStaticHost();
    host.serve(site.folder);
    const browser = await launchChromium();
    const problems: string[] = [];
    const page = await browser.newPage();
    page.on('console', (message) => problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(host.url)) problems.push(request.url());
    });
    // The API serves it, and there is none here.
    await page.route(`${host.url}/modules`, () => {});
    await page.exposeFunction('reportViolation', (text: string) => problems.push(text));
    await page.addInitScript(`addEventListener('securitypolicyviolation', (event) =>
      reportViolation(event.violatedDirective + ' ' + event.blockedURI))`);
    for (const { path } of pages) {
      await page.goto(host.url + path, { waitUntil: 'load' });
      await page.evaluate("console.log('test'); console.warn('test'); console.error('test')");
    }
    await browser.close();
    await host.stop();
    expect(problems).toEqual([]);
  });
});

interface JsonLdEntry {
  '@type': string;
  itemListElement?: { name: string; item: string }[];
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
}

function jsonLdOf(html: string): JsonLdEntry[] {
  const text = textOf(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/);
  return JSON.parse(text)['@graph'];
}

function textOf(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? '';
}
