import { describe, expect, it } from 'vitest';
import { compressed, pages, read } from './built-site.ts';

const KiB = 1024;
/** What is read from its top: the rest arrives while the first screen is read. */
const long = /^\/(?:privacy|terms|developers\/reference\/[^/]+)\.html$/;

describe.each(pages())('$path at load', ({ path, html }) => {
  const limit = long.test(path) ? 24 : 14;
  it(`has HTML with inlined CSS of at most ${limit} KiB compressed`, () => {
    expect(compressed(html)).toBeLessThanOrEqual(limit * KiB);
  });

  it('asks for no style sheet', () => {
    expect(html).not.toMatch(/<link[^>]+rel="?stylesheet/);
  });

  it('runs at most 2 KiB of JavaScript files, none of them React', () => {
    const scripts = withImports(scriptsOf(html));
    expect(scripts.length).toBeGreaterThan(0);
    const sources = scripts.map((path) => read(path).toString());
    expect(sources.join('')).not.toMatch(/react/i);
    expect(sum(sources.map(compressed))).toBeLessThanOrEqual(2 * KiB);
  });

  it('names every script that it runs at load, so that none waits for another', () => {
    expect(new Set(withImports(scriptsOf(html)))).toEqual(new Set(scriptsOf(html)));
  });

  it('has fonts of at most 45 KiB', () => {
    const fonts = [...new Set(html.match(/\/_astro\/[^"')\s]+\.woff2/g))];
    expect(fonts.length).toBe(4);
    expect(sum(fonts.map((path) => read(path).length))).toBeLessThanOrEqual(45 * KiB);
  });

  it('has no picture over 30 KiB, and sets the size of each, so that nothing moves', () => {
    for (const [tag, address = ''] of html.matchAll(/<img[^>]*\ssrc="([^"]*)"[^>]*>/g)) {
      expect(tag).toMatch(/width=.*height=/);
      if (address.startsWith('/')) expect(read(address).length).toBeLessThanOrEqual(30 * KiB);
    }
    for (const [, address = ''] of html.matchAll(/<use[^>]*\shref="(\/[^"#]*)/g)) {
      expect(compressed(read(address))).toBeLessThanOrEqual(30 * KiB);
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
        ].map(([, address]) => address ?? '');
        for (const address of loaded) expect(address).toMatch(/^(\/(?!\/)|data:|#)/);
      });

      it('carries its policy, with hashes and without unsafe words', () => {
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
  it('fetches nothing, also on demand, that brings the script of the other pages along', () => {
    const [docs = ''] = scriptsOf(read('/developers.html').toString());
    const [site = ''] = scriptsOf(read('/index.html').toString());
    const fetched = withImports([docs], /(?:from|import)\s*\(?\s*["'`]\.\/([^"'`]+)["'`]/g);
    expect(fetched.length).toBeGreaterThan(5);
    expect(fetched).not.toContain(site);
  });
});

function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, path]) => path ?? '');
}

const statically = /(?:from|import)\s*["']\.\/([^"']+)["']/g;

/** Scripts with what they import: at load, unless another pattern is given. */
function withImports(paths: string[], pattern = statically, found = new Set<string>()): string[] {
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
