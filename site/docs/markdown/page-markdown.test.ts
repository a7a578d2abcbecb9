import { describe, expect, it } from 'vitest';
import { pageMarkdown } from './page-markdown.ts';

const page = (inside: string) =>
  `<!doctype html><body><nav>Site</nav><main>${inside}</main></body>`;
const address = 'https://forms.example/developers/guides/keys';
const markdownOf = (inside: string) =>
  pageMarkdown(page(`<h1>Keys</h1>${inside}`), address).markdown;

describe('rejected', () => {
  it.each(['', '<p>text</p>'])('a page whose main is %j', (inside) => {
    expect(() => pageMarkdown(page(inside), address)).toThrow('no main heading');
  });
});

describe('pageMarkdown', () => {
  it('extracts title and text of the page', () => {
    const { title, markdown } = pageMarkdown(
      page('<h1>Keys</h1><p>Send <code>key</code>.</p>'),
      address,
    );
    expect(title).toBe('Keys');
    expect(markdown).toBe('# Keys\n\nSend `key`.\n');
  });

  it('uses the first paragraph as the description', () => {
    const { description } = pageMarkdown(
      page('<h1>Keys</h1><p>Three <b>kinds</b>.</p><p>More.</p>'),
      address,
    );
    expect(description).toBe('Three kinds.');
  });

  it.each([
    ['<h2 id="a">One</h2><a href="#a" data-anchor></a>', '## One\n'],
    [
      '<p><a href="/developers/guides/errors">Errors</a></p>',
      '[Errors](https://forms.example/developers/guides/errors)',
    ],
    ['<aside><p>Careful</p></aside>', '> Careful\n'],
    ['<pre><code><span>a</span>\n  b\n</code></pre>', '```\na\n  b\n```\n'],
    ['<table><tr><th>a</th></tr><tr><td>1</td></tr></table>', '| a |\n| - |\n| 1 |\n'],
  ])('writes %s as Markdown', (html, markdown) => {
    expect(markdownOf(html)).toContain(markdown);
  });

  it.each([
    ['<a href="#two">Two</a>', '[Two](https://forms.example/developers/guides/keys#two)'],
    ['<a href="errors#a">E</a>', '[E](https://forms.example/developers/guides/errors#a)'],
    ['<a href="https://other.example/">O</a>', '[O](https://other.example/)'],
    ['<a href="mailto:a@b.example">M</a>', '[M](mailto:a@b.example)'],
    ['<a href="https://">broken</a>', '[broken](https://)'],
    ['<img src="/a.svg" alt="A chart">', '![A chart](https://forms.example/a.svg)'],
  ])('leads %s back', (html, markdown) => {
    expect(markdownOf(`<p>${html}</p>`)).toContain(markdown);
  });

  it.each([
    ['<b>Emails </b><i>Send one</i>', '**Emails** *Send one*'],
    [
      '<a href="/x"><strong>Two minutes <svg></svg></strong><span>Get a key</span></a>',
      '**Two minutes** Get a key',
    ],
    ['Say<em> this </em>now', 'Say *this* now'],
    ['<b>Note:</b>text', 'Note:text'],
    ['a<b>(b)</b>', 'a(b)'],
    ['<b>Note:</b> text', '**Note:** text'],
    ['un<b>believ</b>able', 'un**believ**able'],
    ['x<b> </b>y', 'x y'],
  ])('writes %s without character references in words', (html, markdown) => {
    expect(markdownOf(`<p>${html}</p>`)).toContain(markdown);
    expect(markdownOf(`<p>${html}</p>`)).not.toMatch(/&#/);
  });

  it('labels a response with its status, which only tabs show on the page', () => {
    const response =
      '<figure><fieldset>200</fieldset><a href="#all" data-no-markdown>11 more</a><div data-response="0"><pre aria-label="Send a mail, response 200"><code>{}</code></pre></div></figure>';
    expect(markdownOf(response)).toBe('# Keys\n\nSend a mail, response 200:\n\n```json\n{}\n```\n');
  });

  it('omits a picture without words', () => {
    expect(markdownOf('<p>Text<img src="/kite.svg" alt=""></p>')).toBe('# Keys\n\nText\n');
  });

  it('omits an illustration made of elements', () => {
    expect(markdownOf('<div role="img"><p>Welcome</p></div>')).not.toContain('Welcome');
  });

  it('writes fields with their names, nested as in the request', () => {
    const field = (name: string, inside: string) =>
      `<div><dt id="x.${name}"><a href="#x.${name}" data-anchor="">${name}</a><span>string</span><span>required</span></dt><dd>The ${name}.</dd>${inside}</div>`;
    const nested = `<dd><dl>${field('city', '')}</dl></dd>`;
    expect(markdownOf(`<dl>${field('email', '')}${field('address', nested)}</dl>`)).toContain(
      [
        '- `email`: string, required',
        '',
        '  The email.',
        '- `address`: string, required',
        '',
        '  The address.',
        '',
        '  - `city`: string, required',
        '',
        '    The city.',
      ].join('\n'),
    );
  });

  it('keeps a plain definition list', () => {
    expect(markdownOf('<dl><div><dt>Key</dt><dd>Bearer</dd></div></dl>')).toContain(
      '- Key\n\n  Bearer',
    );
  });

  it('keeps every language of a sample, labeled', () => {
    const sample =
      '<div><fieldset>HTTP Python</fieldset><button>Copy</button><div data-sample="node"><pre><code>a</code></pre></div><div data-sample="python"><pre><code>b</code></pre></div></div>';
    const markdown = markdownOf(sample);
    expect(markdown).toContain('```js\na\n```');
    expect(markdown).toContain('```python\nb\n```');
    expect(markdown).not.toMatch(/Copy|HTTP/);
  });
});
