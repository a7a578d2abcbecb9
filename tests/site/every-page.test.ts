import { describe, expect, it } from 'vitest';
import { pages } from './built-site.ts';

describe.each(pages())('$path', ({ html }) => {
  it('has no style attribute and no inline event handler', () => {
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    expect(html).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i);
  });

  it('loads nothing from another origin', () => {
    const loaded = [
      ...html.matchAll(/<(?:script|img|iframe|source|use|audio|video)[^>]+(?:src|href)="([^"]+)"/g),
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

  it('sets the dimensions of each image', () => {
    for (const [tag] of html.matchAll(/<img[^>]*>/g)) expect(tag).toMatch(/width=.*height=/);
  });
});
