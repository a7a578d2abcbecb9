import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findReturnPath, signReturnPath } from './return-path.ts';

const secret = 'a secret of the tests';
const id = '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55';
const ada = 'ada@shop.example';

describe('a return path', () => {
  it('identifies its mail, for the recipient in any spelling and in capitals', () => {
    const path = signReturnPath(id, ada, secret);
    expect(path).toMatch(/^b-019a9f3e7c007a108f3b2d6f0c9b1e55-[0-9a-f]{24}$/);
    expect(path.length).toBeLessThanOrEqual(64);
    const report = `Return-Path: <${path.toUpperCase()}@bounces.example>`;
    expect(findReturnPath([report], ['other@x.co', 'ADA@Shop.example'], [secret])).toEqual({
      id,
      recipient: ada,
    });
  });

  it('is valid with an older secret', () => {
    const path = signReturnPath(id, ada, secret);
    expect(findReturnPath([path], [ada], ['the newest of the secrets', secret])).not.toBeNull();
    expect(findReturnPath([path], [ada], ['the newest of the secrets'])).toBeNull();
  });

  it('is invalid for other recipients, and with any character changed', () => {
    const path = signReturnPath(id, ada, secret);
    expect(findReturnPath([path], ['eve@shop.example'], [secret])).toBeNull();
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: path.length - 1 }),
        fc.constantFrom(...'0123456789abcdef'),
        (at, character) => {
          fc.pre(path[at] !== character && path[at] !== '-');
          const changed = path.slice(0, at) + character + path.slice(at + 1);
          expect(findReturnPath([changed], [ada], [secret])).toBeNull();
        },
      ),
    );
  });

  it.each(['', 'not a uuid', `${id}0`])('is made of no %j', (wrong) => {
    expect(() => signReturnPath(wrong, ada, secret)).toThrow(RangeError);
  });
});
