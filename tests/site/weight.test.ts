import { describe, expect, it } from 'vitest';
import { compressed, pages, read } from './built-site.ts';

const KiB = 1024;
const home = read('index.html').toString();

describe('the home page at load', () => {
  it('has HTML with inlined CSS of at most 14 KiB compressed', () => {
    expect(compressed(home)).toBeLessThanOrEqual(14 * KiB);
  });

  it('asks for no style sheet', () => {
    expect(home).not.toMatch(/<link[^>]+rel="?stylesheet/);
  });

  it('runs at most 2 KiB of JavaScript files, none of them React', () => {
    const scripts = withImports(scriptsOf(home));
    expect(scripts.length).toBeGreaterThan(0);
    const sources = scripts.map((path) => read(path).toString());
    expect(sources.join('')).not.toMatch(/react/i);
    expect(sum(sources.map(compressed))).toBeLessThanOrEqual(2 * KiB);
  });

  it('has fonts of at most 45 KiB', () => {
    const fonts = [...new Set(home.match(/\/_astro\/[^"')\s]+\.woff2/g))];
    expect(fonts.length).toBe(4);
    expect(sum(fonts.map((path) => read(path).length))).toBeLessThanOrEqual(45 * KiB);
  });

  it('sets the size of what it shows, so that nothing moves', () => {
    for (const [tag] of home.matchAll(/<img[^>]*>/g)) expect(tag).toMatch(/width=.*height=/);
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

function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, path]) => path ?? '');
}

/** Scripts with what they import statically. */
function withImports(paths: string[], found = new Set<string>()): string[] {
  for (const path of paths) {
    if (found.has(path)) continue;
    found.add(path);
    const source = read(path).toString();
    const imports = [...source.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)];
    withImports(
      imports.map(([, name]) => path.replace(/[^/]+$/, name ?? '')),
      found,
    );
  }
  return [...found];
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
