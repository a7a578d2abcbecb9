import { expect, it } from 'vitest';
import { readDeviations, readRequirements, staleDeviations, verdictOn } from './verdicts.ts';

const none = new Set<string>();
const assertion = (codes: string[], failure: string | null = null, isLiteral = false) => ({
  codes,
  what: 'what',
  isLiteral,
  failure,
});

it('reads every requirement with its area', () => {
  const requirements = readRequirements();
  expect(requirements.map(({ code }) => code)).toEqual(
    Array.from({ length: 491 }, (_, index) => `R${index + 1}`),
  );
  expect(requirements[3]).toMatchObject({ area: '§1 What and for whom' });
});

it('cites as deviations only requirements that exist', () => {
  const codes = readRequirements().map(({ code }) => code);
  expect([...readDeviations()].filter((code) => !codes.includes(code))).toEqual([]);
});

it.each([
  ['held', [assertion(['R1']), assertion(['R1', 'R2'])]],
  ['partly', [assertion(['R1']), assertion(['R1'], 'no')]],
  ['fails', [assertion(['R1'], 'no'), assertion(['R2'])]],
  ['fails', [assertion(['R2'])]],
  ['fails', []],
] as const)('is %s', (verdict, assertions) => {
  expect(verdictOn('R1', assertions, none)).toBe(verdict);
});

it('deviates only if decision 7 lists a requirement that does not hold', () => {
  const listed = new Set(['R1']);
  const literal = assertion(['R1'], 'no', true);
  expect(verdictOn('R1', [literal], listed)).toBe('deviates (decision 7)');
  expect(verdictOn('R1', [literal], none)).toBe('fails');
  expect(verdictOn('R1', [literal, assertion(['R1'], 'no')], listed)).toBe('fails');
  expect(verdictOn('R1', [assertion(['R1'])], listed)).toBe('held');
});

it('finds deviations that hold in every set-up', () => {
  const listed = new Set(['R1', 'R2']);
  const verdicts = [
    {
      verdicts: new Map([
        ['R1', 'held'],
        ['R2', 'held'],
      ] as const),
    },
    {
      verdicts: new Map([
        ['R1', 'held'],
        ['R2', 'deviates (decision 7)'],
      ] as const),
    },
  ];
  expect(staleDeviations(listed, verdicts)).toEqual(['R1']);
});
