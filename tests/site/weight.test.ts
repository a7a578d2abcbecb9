import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../script/run.ts';
import { shortClassNames } from '../../site/build/class-names.ts';
import { brotliSize, pages, read } from './built-site.ts';
import { isLongText } from './first-flight.ts';

const KiB = 1024;
const site = join(root, 'site');
const receipt = shortClassNames(site)(
  'receipt',
  join(site, 'components/receipt/receipt.module.css'),
);
/** Also served for unknown paths. */
const homePage = /^\/(?:index|_answers\/unknown)\.html$/;

describe.each(pages())('$path', ({ path, html }) => {
  const limit = isLongText(path) ? 24 : homePage.test(path) ? 18 : 14;
  it(`has HTML with inlined CSS of at most ${limit} KiB compressed`, () => {
    expect(brotliSize(html)).toBeLessThanOrEqual(limit * KiB);
  });

  it('has the styles of receipts only with a receipt', () => {
    expect(html.includes(`.${receipt}{`)).toBe(html.includes(`class="${receipt}"`));
  });

  it('loads no style sheet', () => {
    expect(html).not.toMatch(/<link[^>]+rel="?stylesheet/);
  });

  it('loads at most 2 KiB of scripts, without React', () => {
    const scripts = withImports(scriptsOf(html));
    expect(scripts.length).toBeGreaterThan(0);
    const sources = scripts.map((path) => read(path).toString());
    expect(sources.join('')).not.toMatch(/react/i);
    expect(sum(sources.map(brotliSize))).toBeLessThanOrEqual(2 * KiB);
  });

  it('has the runtime of islands only with an island, and without it a script for the footer', () => {
    const hasIslands = html.includes('<astro-island');
    expect(html.includes('self.Astro')).toBe(hasIslands);
    if (html.includes('data-newsletter'))
      expect(html.includes('NewsletterScript')).toBe(!hasIslands);
  });

  it('references every script it loads, so that none waits for another', () => {
    expect(new Set(withImports(scriptsOf(html)))).toEqual(new Set(scriptsOf(html)));
  });

  it('has fonts of at most 45 KiB', () => {
    const fonts = [...new Set(html.match(/\/_astro\/[^"')\s]+\.woff2/g))];
    expect(fonts).toHaveLength(2);
    expect(sum(fonts.map((path) => read(path).length))).toBeLessThanOrEqual(45 * KiB);
  });

  it('has no image over 30 KiB, and sets the dimensions of each', () => {
    for (const [tag, url = ''] of html.matchAll(/<img[^>]*\ssrc="([^"]*)"[^>]*>/g)) {
      expect(tag).toMatch(/width=.*height=/);
      if (url.startsWith('/')) expect(read(url).length).toBeLessThanOrEqual(30 * KiB);
    }
    for (const [, url = ''] of html.matchAll(/<use[^>]*\shref="(\/[^"#]*)/g)) {
      expect(brotliSize(read(url))).toBeLessThanOrEqual(30 * KiB);
    }
  });
});

describe('every built page', () => {
  for (const { path, html } of pages()) {
    describe(path, () => {
      it('has no style attribute and no inline event handler', () => {
        expect(html).not.toMatch(/<[^>]+\sstyle=/);
        expect(html).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i);
      });

      it('loads nothing from another origin', () => {
        const loaded = [
          ...html.matchAll(
            /<(?:script|img|iframe|source|use|audio|video)[^>]+(?:src|href)="([^"]+)"/g,
          ),
          ...html.matchAll(
            /<link[^>]+rel="(?:icon|preload|stylesheet|modulepreload)"[^>]*href="([^"]+)"/g,
          ),
          ...html.matchAll(/url\((?:"|')?([^)"']+)/g),
        ].map(([, url]) => url ?? '');
        for (const url of loaded) expect(url).toMatch(/^(\/(?!\/)|data:|#)/);
      });

      it('has a content security policy with hashes and without unsafe sources', () => {
        const policy = /http-equiv="content-security-policy" content="([^"]+)"/i.exec(html)?.[1];
        expect(policy).toContain("default-src 'none'");
        expect(policy).toContain("require-trusted-types-for 'script'");
        expect(policy).toContain("'sha256-");
        expect(policy).not.toContain('unsafe');
      });

      it('has one main heading and a language', () => {
        expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
        expect(html).toContain('<html lang="en"');
      });
    });
  }
});

describe('the documentation', () => {
  it('never loads the script of the other pages, not even on demand', () => {
    const [docs = ''] = scriptsOf(read('/developers.html').toString());
    const [site = ''] = scriptsOf(read('/index.html').toString());
    const loaded = withImports([docs], /(?:from|import)\s*\(?\s*["'`]\.\/([^"'`]+)["'`]/g);
    expect(loaded.length).toBeGreaterThan(5);
    expect(loaded).not.toContain(site);
  });
});

function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, path]) => path ?? '');
}

const staticImport = /(?:from|import)\s*["']\.\/([^"']+)["']/g;

/** Scripts with their transitive imports: static ones, unless another pattern is given. */
function withImports(paths: string[], pattern = staticImport, found = new Set<string>()): string[] {
  for (const path of paths) {
    if (found.has(path)) continue;
    found.add(path);
    const source = read(path).toString();
    const imports = [...source.matchAll(pattern)];
    withImports(
      imports.map(([, name]) => path.replace(/[^/]+$/, name ?? '')),
      pattern,
      found,
    );
  }
  return [...found];
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
