import { ApiError } from '@grovemail/contract/api-error.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rejectBackslashInNames } from './backslash-in-names.ts';

function isRejected(text: string): boolean {
  try {
    rejectBackslashInNames(text);
    return false;
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError);
    return true;
  }
}

describe('rejected', () => {
  it.each([
    String.raw`{"\\":1}`,
    String.raw`{"a\u005Cb" :1}`,
    String.raw`{"a\"\\":1}`,
    '{"a":1,"\\\\"\n\t\r :1}',
    String.raw`{"h":[],"\\":1,oops`,
  ])('%s', (text) => {
    expect(isRejected(text)).toBe(true);
  });
});

describe('left to the parser', () => {
  it.each([
    String.raw`{"a":"\\","b\"\n\u00e9":"\u005c\":"}`,
    String.raw`["\\","a:"]`,
    String.raw`{"a\\u005`,
    String.raw`{"a":"\\","b":"${'\\"'.repeat(9)}`,
    String.raw`{"a":"\\","b":"\ `.trimEnd(),
    String.raw`{"a\\"`,
    String.raw`\\`,
    '',
  ])('%s', (text) => {
    expect(isRejected(text)).toBe(false);
  });
});

interface Token {
  text: string;
  isName: boolean;
}

const escapes = ['\\\\', '\\u005c', '\\u005C', '\\"', '\\/', '\\n', '\\u0022', '\\u0061'];
const raw = fc.array(fc.constantFrom(...escapes, 'a', 'u005c', ':', ',', ' ', '{', '}', '😀'));
const quoted = raw.map((characters) => `"${characters.join('')}"`);
const space = fc.stringMatching(/^[ \t\r\n]{0,2}$/);
const token = (text: string): Token => ({ text, isName: false });

const { value } = fc.letrec<{ value: Token[]; entry: Token[] }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.oneof(quoted, fc.constantFrom('1', 'null', 'true')).map((text) => [token(text)]),
    fc.array(tie('value')).map((items) => [token('['), ...joined(items), token(']')]),
    fc.array(tie('entry')).map((items) => [token('{'), ...joined(items), token('}')]),
  ),
  entry: fc
    .tuple(quoted, space, space, tie('value'))
    .map(([name, before, after, item]) => [
      { text: `${name}${before}:`, isName: true },
      token(after),
      ...item,
    ]),
}));

function joined(items: Token[][]): Token[] {
  return items.flatMap((item, index) => (index === 0 ? item : [token(','), ...item]));
}

/** With the escapes taken one after the other. */
function hasBackslash({ text }: Token): boolean {
  const taken = text.match(/\\u[0-9a-f]{4}|\\./gi) ?? [];
  return taken.some((found) => /^\\(?:\\|u005c)$/i.test(found));
}

it('only a name with a backslash is rejected, in any JSON, whole or cut after any token', () => {
  fc.assert(
    fc.property(
      value,
      fc.nat(),
      fc.constantFrom('', ',', '}', ' oops', '"'),
      (tokens, cut, rest) => {
        const read = tokens.slice(0, 1 + (cut % tokens.length));
        const text = read.map((part) => part.text).join('');
        const expected = read.some((part) => part.isName && hasBackslash(part));
        expect(isRejected(text + rest)).toBe(expected);
      },
    ),
    { numRuns: 2_000 },
  );
});
