import { expect, it } from 'vitest';
import { drawPicture } from './draw-picture.ts';

const preview = {
  brand: 'Brand',
  title: 'Pricing · Brand',
  description: 'One price for everything.',
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>',
  width: 1200,
  height: 630,
};
const picture = drawPicture(preview);

it('has the size asked for', () => {
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
});

// The renderer leaves out what it has no font for, without an error.
it.each([
  { brand: 'Other', title: 'Pricing · Other' },
  { title: 'Prices · Brand' },
  { title: 'Pricing of a page with a very long headline · Brand' },
  { description: 'Two prices for everything.' },
  { description: 'One price for everything & "more" <at once>.' },
  { description: 'One price for everything. '.repeat(5) },
  { logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><circle r="1"/></svg>' },
])('draws %o', (change) => {
  expect(drawPicture({ ...preview, ...change }).equals(picture)).toBe(false);
});
