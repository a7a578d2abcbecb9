import { expect, it } from 'vitest';
import { bareText } from './bare-text.ts';
import { plainText, textThread } from './plain-text.ts';

/** Takes seconds: every part is looked at once for each of the elements around it. */
const heavy = `<title>No</title>${'<div>'.repeat(100)}${'<b>a</b>'.repeat(60_000)}`;

it('makes texts one after the other, each its own', async () => {
  const texts = await Promise.all(['<p>a</p>', '', '<h1>b</h1>'].map((html) => plainText(html)));
  expect(texts.map((text) => text.trim())).toEqual(['a', '', 'b']);
});

it('lets the server go on while it works', async () => {
  let turns = 0;
  const count = setInterval(() => {
    turns += 1;
  }, 1);
  await textThread(60_000)(heavy);
  clearInterval(count);
  expect(turns).toBeGreaterThan(10);
});

it('reads what takes too long without its layout, and the next mail as ever', async () => {
  const text = textThread(100);
  const [hurried, next] = await Promise.all([text(heavy), text(heavy)]);
  expect(hurried).toBe(bareText(heavy));
  expect(next).toBe(hurried);
  expect((await textThread(60_000)('<p>a</p>')).trim()).toBe('a');
});

it.each([
  ['<p>Hello <b>Ada</b></p><p>Bye</p>', 'Hello Ada Bye'],
  ['<title>x</title><style>p{}</style><script>1<2</script>a &amp; b', 'a & b'],
  ['<p>never closed', 'never closed'],
  ['', ''],
])('reads %s bare as %s', (html, text) => {
  expect(bareText(html)).toBe(text);
});
