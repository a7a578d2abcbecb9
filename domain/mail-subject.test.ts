import { expect, it } from 'vitest';
import { cutText } from './mail-subject.ts';

it.each([
  ['short', 10, 'short'],
  ['exactly 10', 10, 'exactly 10'],
  ['eleven char', 10, 'eleven ch…'],
  ['abc😀def', 5, 'abc…'],
  ['abc😀def', 6, 'abc😀…'],
  ['abe\u{301}def', 4, 'ab…'],
  ['ab👩🏽‍💻cdefgh', 9, 'ab…'],
  ['ab👩🏽‍💻cdefgh', 10, 'ab👩🏽‍💻…'],
  ['a🇳🇬🇰🇪', 6, 'a🇳🇬…'],
  ['👩🏽‍💻👩🏽‍💻', 3, '…'],
])('cuts %j to %i as %j', (text, maxLength, cut) => {
  expect(cutText(text, maxLength)).toBe(cut);
  expect(cut.length).toBeLessThanOrEqual(maxLength);
});
