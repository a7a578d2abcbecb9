import { describe, expect, it } from 'vitest';
import { headingText, lackingCharacters, shownText } from './font-characters.ts';

describe('text set in our fonts', () => {
  it.each([
    ['text and the title', '<title>a</title><p>b <b>c</b></p>', 'ab c'],
    ['character references', '<p>&#x20b9;&amp;</p>', '₹&'],
    ['options', '<select><option>₹</option></select>', '₹'],
    ['no code', '<p>a<code>✓</code></p><pre>✓</pre><kbd>⌘</kbd>', 'a'],
    ['nothing invisible', '<script>"✓"</script><style>a{content:"✓"}</style>', ''],
  ])('%s', (_, html, text) => {
    expect(shownText(html)).toBe(text);
  });
});

it('headings are read without code and without slots to fill', () => {
  const html = '<h1>a {{title}}</h1><p>~</p><h3><b>b</b> <code>{id}</code></h3><h4>|</h4>';
  expect(headingText(html)).toBe('a b ');
});

describe('characters the fonts lack', () => {
  it('are each reported once, with the first place', () => {
    const texts = [
      ['/a.html', 'a₹'],
      ['/b.html', '₹ж'],
    ] as const;
    expect(lackingCharacters(texts, 'ab')).toEqual([
      'The fonts have no ₹ (U+20B9), used in /a.html.',
      'The fonts have no ж (U+0436), used in /b.html.',
    ]);
  });

  it('do not include invisible ones', () => {
    expect(lackingCharacters([['/a.html', 'a\n\t\u00ad\u200b\u00a0']], 'a')).toEqual([]);
  });
});
