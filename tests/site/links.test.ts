import { describe, expect, it } from 'vitest';
import { parseRewrites, rewriter } from '../../api/http/site/rewrites.ts';
import { apiPrefixes } from '../../contract/site-paths.ts';
import { exists, pages, read } from './built-site.ts';

const rewrite = rewriter(parseRewrites(read('routes.json').toString()));
const all = pages();
const visited = all.filter(({ path }) => !path.startsWith('/_responses/'));
const htmlAt = new Map(all.map(({ path, html }) => [path, html]));

/** The built page that is served at a path; null when there is none. */
function pageAt(path: string): string | null {
  const bare = path.replace(/\/$/, '');
  const name = bare === '' ? '/index.html' : `${bare}.html`;
  if (htmlAt.has(name)) return name;
  if (/^\/app(\/|$)/.test(path)) return '/_responses/hand-over.html';
  const found = rewrite(path);
  return found ? pageAt(found.target.split('?')[0] ?? '') : null;
}

describe('page lookup', () => {
  it.each([
    ['/', '/index.html'],
    ['/products/campaign/', '/products/campaign.html'],
    ['/products/automation', '/products/automations.html'],
    ['/products/else', '/products/campaign.html'],
    ['/register/abc', '/_responses/hand-over.html'],
    ['/unsubscription/a.b.c.d/ada@mail.example/c-1', '/unsubscription.html'],
    ['/preferences/ada%40mail.example/c-1/a.b.c.d', '/unsubscription.html'],
    ['/guests/preferences/ada@mail.example/c-1/a.b.c.d', '/unsubscription.html'],
    ['/preferences', '/preferences.html'],
    ['/newsletter/confirm/abc.def', '/newsletter/confirm.html'],
    ['/no/such-page', null],
  ])('resolves %s to %s', (path, page) => {
    expect(pageAt(path)).toBe(page);
  });

  it.each([
    'guides/webpush',
    'reference/automations',
    'reference/contacts',
    'reference/get-started',
    'reference/transactionals',
  ])('R157–R161 resolves any path under %s to its page', (name) => {
    expect(pageAt(`/developers/${name}/any/thing`)).toBe(`/developers/${name}.html`);
  });
});

describe.each(visited)('$path', ({ path, html }) => {
  it('has no broken links', () => {
    const broken = linksOf(html).filter((link) => !resolves(link, path));
    expect(broken).toEqual([]);
  });

  it('has no vague link texts', () => {
    const texts = [...html.matchAll(/<a\s[^>]*>([^<]*)<\/a>/g)].map(([, text = '']) => text.trim());
    const vague =
      /^(?:(?:click |right )?here|(?:learn|read|see)? ?more|more info(?:rmation)?|this|go|start)$/i;
    expect(texts.filter((text) => vague.test(text))).toEqual([]);
  });

  it('submits its forms to the API only, but for the search, whose page is static', () => {
    for (const [, action = ''] of html.matchAll(/<form[^>]*\saction="([^"]*)"/g)) {
      expect(
        action === '/developers/search' ||
          apiPrefixes.some((prefix) => action.startsWith(`${prefix}/`) || action === prefix),
      ).toBe(true);
    }
  });

  it('has unique ids', () => {
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('opens new tabs with noopener and noreferrer', () => {
    for (const [tag] of html.matchAll(/<a [^>]*target="_blank"[^>]*>/g)) {
      expect(tag).toContain('rel="noopener noreferrer"');
    }
  });
});

describe.each([
  ...visited.flatMap(({ path }) => {
    const markdown = path.replace(/\.html$/, '.md');
    return exists(markdown) ? [markdown] : [];
  }),
  '/llms.txt',
  '/llms-full.txt',
])('%s', (file) => {
  it('has no broken links', () => {
    const text = read(file)
      .toString()
      .replace(/^( *)```[\s\S]*?^\1```/gm, '');
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    if (file.endsWith('.txt')) {
      expect(links.length).toBeGreaterThan(10);
      // Fragments would be ambiguous in a file of many pages.
      expect(links.filter((link) => link.startsWith('#'))).toEqual([]);
    }
    const from = file.replace(/\.\w+$/, '.html');
    expect(links.filter((link) => !resolves(link, from))).toEqual([]);
  });
});

describe('header and footer', () => {
  const partOf = (html: string, tag: string) =>
    new RegExp(`<${tag}[\\s>][\\s\\S]*?</${tag}>`).exec(html)?.[0];

  it("R108 are the home page's everywhere, except the plain headers of two forms and the pages of emailed links", () => {
    const home = htmlAt.get('/index.html') ?? '';
    const site = visited.filter(({ path }) => !path.startsWith('/developers'));
    const differing = (tag: string) =>
      site.filter(({ html }) => linked(partOf(html, tag)) !== linked(partOf(home, tag)));
    // With the form, and with the letter that it ends on.
    const plain = ['/demo.html', '/demo/requested.html', '/startup.html', '/startup/applied.html'];
    // Opened from an emailed link.
    const mailed = ['/newsletter/confirm.html', '/preferences.html', '/unsubscription.html'];
    expect(
      differing('header')
        .map(({ path }) => path)
        .sort(),
    ).toEqual([...plain, ...mailed].sort());
    expect(
      differing('footer')
        .map(({ path }) => path)
        .sort(),
    ).toEqual(mailed);
  });

  it('R130 the footer has a newsletter form', () => {
    const footer = partOf(htmlAt.get('/index.html') ?? '', 'footer');
    expect(footer).toMatch(/<form[^>]* aria-label="Newsletter"/);
  });

  /** The texts and targets of the links. */
  function linked(part: string | undefined): string {
    expect(part).toBeDefined();
    const links = [...(part ?? '').matchAll(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)];
    return links.map(([, href, text]) => `${href} ${text?.replace(/<[^>]*>/g, '')}`).join('\n');
  }
});

function linksOf(html: string): string[] {
  const found = html.matchAll(/<(?:a|link|use|img|script)\s[^>]*?(?:href|src)="([^"]*)"/g);
  return [...new Set([...found].map(([, link = '']) => link.replaceAll('&amp;', '&')))];
}

function resolves(link: string, from: string): boolean {
  if (/^(https?|mailto|tel):/.test(link)) return URL.canParse(link);
  if (link.startsWith('{{')) return true;
  const { pathname, hash } = new URL(link, `http://site${from.replace(/(\/index)?\.html$/, '')}`);
  const isFile = exists(pathname) && pathname.includes('.');
  // On a page without prices, a script links to those of the home page.
  if (link === '#pricing') return true;
  const page =
    pathname === new URL(from, 'http://site').pathname.replace(/(\/index)?\.html$/, '')
      ? from
      : pageAt(pathname);
  if (isFile) return true;
  if (page === null) return false;
  // Unknown documentation paths show another page.
  if (/^\/developers\/./.test(pathname) && page !== `${pathname}.html`) return false;
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || new RegExp(`\\s(?:id|name)="${id}"`).test(htmlAt.get(page) ?? '');
}
