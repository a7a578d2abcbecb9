import { describe, expect, it } from 'vitest';
import { tokenRenamer } from './short-tokens.ts';

const rename = tokenRenamer(':root { --paper: #fff; --error: red;--error-ground: pink }');

describe('tokenRenamer', () => {
  it.each([
    [':root{--paper:#fff;--error:red}', ':root{--a:#fff;--b:red}'],
    ['p{color:var(--error-ground)}', 'p{color:var(--c)}'],
    ['p{margin:var( --paper, 1px)}', 'p{margin:var( --a, 1px)}'],
    ['p { --paper : 0 }', 'p { --a : 0 }'],
  ])('shortens the tokens in %s', (code, short) => {
    expect(rename(code)).toBe(short);
  });

  it.each([
    'p{width:var(--anchor-width);--visible:4}',
    '.box--error:hover{}',
    'while (--error) count--;',
    "const name = 'paper';",
  ])('leaves %s as it is', (code) => {
    expect(rename(code)).toBe(code);
  });
});
