import { ApiError } from '@grovemail/contract/api-error.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rejectDeepJson } from './deep-json.ts';

function isRejected(text: string): boolean {
  try {
    rejectDeepJson(text);
    return false;
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError);
    return true;
  }
}

const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}"]"${'}]'.repeat(depth / 2)}`;

describe('rejected', () => {
  it.each([
    ['lists and objects 34 deep', nested(34)],
    ['brackets that are never closed', '['.repeat(33)],
    ['depth after a string with quotes and backslashes', `["\\"\\\\",${nested(34)}]`],
    ['4 million brackets', '['.repeat(4_000_000)],
  ])('%s', (_, text) => {
    expect(isRejected(text)).toBe(true);
  });
});

describe('left to the parser', () => {
  it.each([
    ['lists and objects 32 deep', nested(32)],
    ['many beside each other', `[${'[{}],'.repeat(1_000)}0]`],
    ['brackets in a string', `["${'['.repeat(1_000)}"]`],
    ['brackets in a string with quotes and backslashes', `["\\\\\\"${'['.repeat(1_000)}"]`],
    ['a string that does not end', `["${'['.repeat(1_000)}`],
    ['a string that ends in a backslash', `["a\\`],
    ['nothing', ''],
  ])('%s', (_, text) => {
    expect(isRejected(text)).toBe(false);
  });

  it('any JSON that is not deep', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 20 }), (text) => {
        expect(isRejected(text)).toBe(false);
      }),
    );
  });
});
