import { expect, it } from 'vitest';
import { citedCodes, statedCodes } from './requirement-codes.ts';

it.each([
  ['R701 R702 H75: a title', ['R701', 'R702', 'H75']],
  ['(R796–R798, R871, C77)', ['R796', 'R797', 'R798', 'R871', 'C77']],
  ['R747-R748 by a hyphen', ['R747', 'R748']],
  ['A71–A73 %s', ['A71', 'A72', 'A73']],
  ['/register/%E2%82%A6, #A1B2C3, .B6-hENRz, P-256, RFC8058, R0', []],
])('%s cites %j', (text, codes) => {
  expect(citedCodes(text)).toEqual(codes);
});

it('reads both files of the specification, whose numbering has no gaps', () => {
  const codes = [...statedCodes().keys()];
  for (const letter of 'RABCDEFGH') {
    const own = codes.filter((code) => code.startsWith(letter));
    expect(own).toEqual(own.map((_, index) => `${letter}${index + 1}`));
    expect(own.length).toBeGreaterThan(5);
  }
});
