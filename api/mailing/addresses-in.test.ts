import { describe, expect, it } from 'vitest';
import { addressesIn, holdsAddress } from './addresses-in.ts';

describe('finds', () => {
  it.each([
    ['zoe@victim.example', ['zoe@victim.example']],
    [' ZOE@ｖictim.example\n', ['zoe@victim.example']],
    ['Zoe <zoe@victim.example>, a@b.co;c@d.co', ['zoe@victim.example', 'a@b.co', 'c@d.co']],
    ['write to mailto:zoe@victim.example.', ['zoe@victim.example']],
    ["it is 'zoe@victim.example'!", ['zoe@victim.example']],
    ["it is 'zoe@victim.example.", ["'zoe@victim.example"]],
    ['(zoe@bücher.example)', ['zoe@xn--bcher-kva.example']],
    ['%_@b.co', ['%_@b.co']],
    ['to _@b.co. Or *a@b.co*', ['_@b.co', 'a@b.co']],
    ['"zoe@victim.example"', ['zoe@victim.example']],
  ])('in %j', (text, found) => {
    expect(addressesIn(text)).toEqual(found);
    for (const address of found) expect(holdsAddress(text, address)).toBe(true);
    expect(holdsAddress(text, 'x@y.example')).toBe(false);
  });
});

describe('does not find a part of another address', () => {
  it.each(['aa@b.co', 'a@b.co.uk', 'x.a@b.co', 'a@b.com', 'a+news@b.co'])('%s', (text) => {
    expect(addressesIn(text)).not.toContain('a@b.co');
    expect(holdsAddress(text, 'a@b.co')).toBe(false);
  });
});

it.each(['', '@', 'a@', '@b.co', 'a@b', 'call me'])('finds none in %j', (text) => {
  expect(addressesIn(text)).toEqual([]);
  expect(holdsAddress(text, 'a@b.co')).toBe(false);
});

it.each(['a', '.', '@', "'"])('looks at a long word of %j once', (letter) => {
  const text = `${letter.repeat(1_000_000)}@${'b.'.repeat(500_000)}`;
  expect(addressesIn(text)).toEqual([]);
});
