import { expect, it } from 'vitest';
import { phoneLink, whatsappLink } from './number-links.ts';

it.each([
  ['+234 1 700 0000', '23417000000'],
  ['+47 (21) 00-00.00', '4721000000'],
  ['254700000000', '254700000000'],
])('%s is called, and opens a chat', (number, digits) => {
  expect(phoneLink(number)).toBe(`tel:+${digits}`);
  expect(whatsappLink(number)).toBe(`https://wa.me/${digits}`);
});
