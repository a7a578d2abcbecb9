import { type DefaultTreeAdapterTypes, parse, serializeOuter } from 'parse5';
import { describe, expect, it } from 'vitest';
import { minifyPage } from './minify-page.ts';

/** The DOM of a page's island, as a browser parses it. */
function islandOf(html: string): string {
  const find = (node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Element | undefined =>
    'tagName' in node && node.tagName === 'astro-island'
      ? node
      : 'childNodes' in node
        ? node.childNodes.map(find).find(Boolean)
        : undefined;
  const island = find(parse(html));
  return island ? serializeOuter(island) : '';
}

describe('minifyPage', () => {
  it.each([
    ['texts side by side', '<p>12<!-- --> of <!-- -->30</p>'],
    ['white space between elements', '<p> a <b>b</b>  <i>c</i>\n </p> <p></p> '],
    ['Suspense boundaries', '<!--$--><p>a</p><!--/$--><!--$?--><template id="B:0"></template>'],
    ['empty, boolean and default values', '<input type="text" value="" required="" disabled="">'],
    ['class lists and addresses', '<a class="a b" href=" /c ">d</a>'],
    ['a select', '<select><option value="" selected="">a</option><option>b</option></select>'],
    ['text areas and code', '<textarea>\n\n a </textarea><pre>\n\n b\n</pre>'],
    ['lists and pictures', '<ul><li>a</li><li>b</li></ul><svg><path d="M0 0"></path></svg>'],
    ['entities', '<p title="&quot;&amp;amp;">&lt;b&gt; &amp;amp; &nbsp;</p>'],
  ])('leaves the DOM of an island as React rendered it: %s', async (_what, content) => {
    const html = `<!DOCTYPE html><html><head><title>a</title></head><body> <astro-island props="{&quot;a&quot;:[0,&quot;b&quot;]}" ssr="" await-children="">${content}<!--astro:end--></astro-island></body></html>`;
    const minified = await minifyPage(html);
    expect(islandOf(minified)).toBe(islandOf(html));
    expect(islandOf(minified)).toContain('<!--astro:end-->');
  });

  it('drops comments, and end tags and spaces no browser needs', async () => {
    const html =
      '<!DOCTYPE html><html lang="en"> <head> <meta charset="utf-8"> </head><body><!-- note --><p class="a">b</p></body></html>';
    expect(await minifyPage(html)).toBe(
      '<!doctype html><html lang="en"><meta charset="utf-8"><p class="a">b',
    );
  });

  it('minifies inline styles and scripts, and joins adjacent scripts', async () => {
    const html =
      '<!DOCTYPE html><style>p { font: 1rem / 1.6 a, b }</style><script>let one = 1; f(one)</script><script>g( )</script>';
    expect(await minifyPage(html)).toBe(
      '<!doctype html><style>p{font:1rem/1.6 a,b}</style><script>let one=1;f(one),g()</script>',
    );
  });

  it('leaves the slots of response pages unchanged', async () => {
    const html = '<!DOCTYPE html><form action="{{action}}"><p>{{text}}</p>{{form}}</form>';
    expect(await minifyPage(html)).toContain('<form action="{{action}}"><p>{{text}}</p>{{form}}');
  });

  it('rejects a page whose elements would be nested differently', async () => {
    const html = '<!DOCTYPE html><div><output><p>$3.75</p></output><a href="/">Buy</a></div>';
    await expect(minifyPage(html)).rejects.toThrow('nests elements');
  });
});
