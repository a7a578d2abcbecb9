import { describe, expect, it } from 'vitest';
import { slimPage } from './slim-page.ts';

describe('slimPage', () => {
  it.each([
    ['<style>p{font:1rem / 1.6 a, b}</style>', '<style>p{font:1rem/1.6 a,b}</style>'],
    ['<p>12<!-- --> of <!-- -->30</p>', '<p>12 of 30</p>'],
    [
      '<astro-island uid="Z1x" prefix="r1" component-export="default">a</astro-island>',
      '<astro-island prefix="r1">a</astro-island>',
    ],
    [
      '<input required="" alt="" maxLength="9" class="a &gt; b" value="=&quot;&quot;"/>',
      '<input required alt maxlength="9" class="a &gt; b" value="=&quot;&quot;">',
    ],
    [
      '<svg a=""><path d="M0 0"></path><use href="#a"></use></svg>',
      '<svg a><path d="M0 0"/><use href="#a"/></svg>',
    ],
    [
      '<astro-island ssr=""><input name="a"/></astro-island>',
      '<astro-island ssr><input name="a"></astro-island>',
    ],
    [
      '<script type="module" src="/site.js"></script>',
      '<script type="module" fetchpriority="low" src="/site.js"></script>',
    ],
    [
      '<html> <head> <meta name="a">  <title>a > b</title> </head> <body> <p>a</p> <p>b</p>',
      '<html><head><meta name="a"><title>a > b</title></head><body> <p>a</p> <p>b</p>',
    ],
    ['<p class="a b ">a</p><p class=" ">b</p>', '<p class="a b">a</p><p class=" ">b</p>'],
    [
      '<ul><li>a</li><li><p>b</p></li></ul><li>c</li> <li>d</li>',
      '<ul><li>a<li><p>b</p></ul><li>c</li> <li>d</li>',
    ],
    [
      '<select><option value="a">a</option><option>b</option></select>',
      '<select><option value="a">a<option>b</select>',
    ],
  ])('makes %s %s', (before, after) => {
    expect(slimPage(before)).toBe(after);
  });

  it.each([
    `<style>p::after{content:", ";quotes:" / " ', '}</style>`,
    '<p>Red, or / and green</p>',
    '<astro-island prefix="r1"><p>12<!-- --> of</p><!--astro:end--></astro-island>',
    '<astro-island component-export="Form"></astro-island>',
    '<!--astro:end-->',
    '<code>a b=""</code>',
    '<svg viewBox="0 0 maxLength= 9"></svg>',
    '<script>let a = \'<input required=""/>\', b=""</script>',
    '<path d="M0 0">a</path>',
    '<a href="/b/">c</a>',
    '<svg><path d="M0 0"/></svg>',
  ])('leaves %s as it is', (html) => {
    expect(slimPage(html)).toBe(html);
  });
});
