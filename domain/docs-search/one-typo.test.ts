import { expect, it } from 'vitest';
import { isOneTypo } from './one-typo.ts';

it.each([
  ['webhok', 'webhook', true],
  ['weebhook', 'webhook', true],
  ['wehbook', 'webhook', true],
  ['brith', 'birth', true],
  ['bith', 'birth', true],
  ['atachment', 'attachment', true],
  ['sendor', 'sender', true],
  ['recipiemt', 'recipient', true],
  ['webhook', 'webhook', false],
  ['vapid', 'valid', false],
  ['ebhook', 'webhook', false],
  ['xebhook', 'webhook', false],
  ['cors', 'cores', true],
  ['cors', 'curs', false],
  ['tga', 'tag', false],
  ['webhoks', 'webhook', false],
  ['', 'a', false],
])('%s for %s: %s', (typed, word, expected) => {
  expect(isOneTypo(typed, word)).toBe(expected);
});
