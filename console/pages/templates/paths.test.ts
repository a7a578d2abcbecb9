import { expect, it } from 'vitest';
import { codeOfAddress, templatePath } from './paths.ts';

it.each(['welcome', 'a/b', 'a%2Fb', 'order shipped', 'é?x=1#y', '50%', 'new'])(
  'an address leads to %s',
  (code) => {
    const { pathname, search, hash } = new URL(templatePath(code), 'http://127.0.0.1');
    expect([search, hash, codeOfAddress(pathname)]).toEqual(['', '', code]);
  },
);

it('the table has no code', () => {
  expect([codeOfAddress('/templates'), codeOfAddress('/templates/')]).toEqual([null, null]);
});
