import { describe, expect, it } from 'vitest';
import { mergeInline } from './merge-inline.ts';

describe('mergeInline', () => {
  it('puts all styles where the first stood, in their order', () => {
    expect(mergeInline('<style>a{}</style><p>1</p><style>b{}</style>')).toBe(
      '<style>a{}b{}</style><p>1</p>',
    );
  });

  it('joins neighbouring scripts as statements of their own', () => {
    expect(mergeInline('<script>a()</script><script>b()</script><script>c()</script>')).toBe(
      '<script>a();b();c()</script>',
    );
  });

  it('moves the code of the islands to the first script of the head', () => {
    const define = 'customElements.define("astro-island",$1)';
    expect(
      mergeInline(
        `<head><script>a()</script><meta><script>b()</script></head><p>1</p><script>${define}</script><p>2</p>`,
      ),
    ).toBe(`<head><script>a();${define}</script><meta><script>b()</script></head><p>1</p><p>2</p>`);
  });

  it.each([
    '<head></head><script>customElements.define("astro-island")</script>',
    '<script>a()</script><p>between</p><script>b()</script>',
    '<script type="module">a()</script><script>b()</script>',
    '<script src="/a.js"></script><script>b()</script>',
    '<script>a()</script><script type="application/ld+json">{}</script>',
    '<style>a{}</style>',
    '<p>$& and $1</p>',
  ])('leaves %s as it is', (html) => {
    expect(mergeInline(html)).toBe(html);
  });

  it('takes what looks like a pattern for a replacement as it is', () => {
    expect(mergeInline("<style>a{content:'$&'}</style><style>b{}</style>")).toBe(
      "<style>a{content:'$&'}b{}</style>",
    );
  });
});
