import { expect, it } from 'vitest';
import { bareText } from './bare-text.ts';
import { plainText, type Reader, textThread } from './plain-text.ts';

/** Takes seconds: every part is looked at once for each of the elements around it. */
const heavy = `<title>No</title>${'<div>'.repeat(100)}${'<b>a</b>'.repeat(60_000)}`;

const patient = { delivery: 60_000, customer: 60_000, visitor: 60_000 };

it('makes texts one after the other, each its own', async () => {
  const texts = await Promise.all(['<p>a</p>', '', '<h1>b</h1>'].map((html) => plainText(html)));
  expect(texts.map(({ text }) => text.trim())).toEqual(['a', '', 'b']);
  expect(texts.map(({ isBare }) => isBare)).toEqual([false, false, false]);
});

it('lets the server go on while it works', async () => {
  let turns = 0;
  const count = setInterval(() => {
    turns += 1;
  }, 1);
  await textThread(patient)(heavy);
  clearInterval(count);
  expect(turns).toBeGreaterThan(10);
});

it('reads what takes too long without its layout, says so, and the next mail as ever', async () => {
  const text = textThread({ ...patient, delivery: 100 });
  const [hurried, next] = await Promise.all([text(heavy), text(heavy)]);
  expect(hurried).toEqual({ text: bareText(heavy), isBare: true });
  expect(next).toEqual(hurried);
  expect((await textThread(patient)('<p>a</p>')).text.trim()).toBe('a');
});

it('makes texts of deliveries before all that callers wait for, and visitors’ last', async () => {
  const text = textThread(patient);
  const order: string[] = [];
  const read = async (html: string, reader: Reader) => {
    order.push((await text(html, reader)).text.trim());
  };
  const visitors = ['1', '2', '3'].map((html) => read(html, 'visitor'));
  const customers = ['4', '5'].map((html) => read(html, 'customer'));
  await Promise.all([...visitors, ...customers, read('real', 'delivery')]);
  expect(order).toEqual(['1', 'real', '4', '5', '2', '3']);
});

it.each(['customer', 'visitor'] as const)(
  'keeps few of a %s’s texts waiting, and makes further ones without layout',
  async (reader) => {
    const text = textThread(patient);
    const texts = await Promise.all(Array.from({ length: 20 }, () => text('<p>a</p>', reader)));
    expect(texts.map(({ isBare }) => isBare)).toEqual([...Array(17).fill(false), true, true, true]);
    expect(texts.map(({ text }) => text.trim())).toEqual(Array(20).fill('a'));
  },
);

it.each([
  ['<p>Hello <b>Ada</b></p><p>Bye</p>', 'Hello Ada Bye'],
  ['<title>x</title><style>p{}</style><script>1<2</script>a &amp; b', 'a & b'],
  ['<p>never closed', 'never closed'],
  ['', ''],
])('reads %s bare as %s', (html, text) => {
  expect(bareText(html)).toBe(text);
});
