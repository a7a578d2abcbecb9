import { expect, it } from 'vitest';
import { citedCodes, statedCodes } from './requirement-codes.ts';

it.each([
  ['R21 R22 H5: a title', ['R21', 'R22', 'H5']],
  ['(R296–R298, R371, C7)', ['R296', 'R297', 'R298', 'R371', 'C7']],
  ['R247-R248 by a hyphen', ['R247', 'R248']],
  ['A1–A5 %s', ['A1', 'A2', 'A3', 'A4', 'A5']],
  ['/register/%E2%82%A6, #A1B2C3, .B6-hENRz, P-256, RFC8058, R0', []],
])('%s cites %j', (text, codes) => {
  expect(citedCodes(text)).toEqual(codes);
});

it('reads both files of the specification, which number without a gap', () => {
  const codes = [...statedCodes().keys()];
  for (const letter of 'RABCDEFGH') {
    const own = codes.filter((code) => code.startsWith(letter));
    expect(own).toEqual(own.map((_, at) => `${letter}${at + 1}`));
    expect(own.length).toBeGreaterThan(5);
  }
});
