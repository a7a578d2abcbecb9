import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { table, truncate } from './table.ts';

describe('hostile cells', () => {
  it.each([
    ['a color that never ends', '\u001b[31mred', '[31mred'],
    ['a cleared screen', '\u001b[2J\u001b[Hgone', '[2J[Hgone'],
    ['an eight-bit control', '\u009b31mred', '31mred'],
    ['a bell and a backspace', 'a\u0007b\u0008c', 'abc'],
    ['a title', '\u001b]0;mine\u0007x', ']0;minex'],
    ['line ends', 'one\r\ntwo\n\nthree', 'one two three'],
    ['reversed text', 'abc\u202Egnp.exe', 'abcgnp.exe'],
    ['NUL', 'a\0b', 'ab'],
  ])('are one harmless line: %s', (_name, cell, expected) => {
    expect(table(['Name'], [[cell]], null)).toBe(`Name\n${expected}\n`);
  });

  it('never make extra lines, nor lines wider than the terminal', () => {
    const cell = fc.string({ unit: 'binary' });
    const rows = fc.array(fc.tuple(cell, cell, cell), { maxLength: 5 });
    fc.assert(
      fc.property(rows, fc.integer({ min: 22, max: 120 }), (cells, width) => {
        const lines = table(['A', 'B', 'C'], cells, width).split('\n').slice(0, -1);
        expect(lines).toHaveLength(cells.length + 1);
        for (const line of lines) {
          expect(stringWidth(line)).toBeLessThanOrEqual(width);
          expect(line).not.toMatch(/\p{Cc}/u);
        }
      }),
    );
  });
});

it('aligns columns under their headings', () => {
  expect(
    table(
      ['Name', 'Email'],
      [
        ['Ada', 'ada@example.com'],
        ['Chidi Obi', 'c@x.ng'],
      ],
      null,
    ),
  ).toBe(['Name       Email', 'Ada        ada@example.com', 'Chidi Obi  c@x.ng', ''].join('\n'));
});

it('truncates the widest column until the line fits the terminal', () => {
  expect(table(['Name', 'Message'], [['Ada', 'How many seats are there?']], 20)).toBe(
    ['Name  Message', 'Ada   How many seat…', ''].join('\n'),
  );
});

it('never truncates uncut columns', () => {
  expect(table(['Id', 'Name'], [['0123456789', 'Ada Lovelace']], 20, [0])).toBe(
    ['Id          Name', '0123456789  Ada Lov…', ''].join('\n'),
  );
  expect(table(['Id', 'Name'], [['0123456789', 'Ada Lovelace']], 3, [0])).toBe(
    ['Id          Name', '0123456789  Ada L…', ''].join('\n'),
  );
});

it('truncates between uncut columns', () => {
  const cells = ['2026-11-21 09:14', 'Ada Lovelace', '2026-11-22 09:14'];
  expect(table(['From', 'Name', 'To'], [cells], 42, [0, 2])).toBe(
    ['From              Name    To', '2026-11-21 09:14  Ada L…  2026-11-22 09:14', ''].join('\n'),
  );
});

it('keeps every column readable when the terminal is far too narrow', () => {
  expect(table(['Name', 'Message'], [['Ada Lovelace', 'How many seats?']], 3)).toBe(
    ['Name    Messa…', 'Ada L…  How m…', ''].join('\n'),
  );
});

it.each([
  ['abc', 3],
  ['', 0],
  ['é', 1],
  ['e\u0301', 1],
  ['日本語', 6],
  ['👩🏽‍💻', 2],
  ['❤️', 2],
  ['₦ ₵', 3],
  ['ｆｕｌｌ', 8],
])('counts %s as %i columns', (text, width) => {
  expect(stringWidth(text)).toBe(width);
});

it.each([
  ['abcdef', 6, 'abcdef'],
  ['abcdef', 5, 'abcd…'],
  ['日本語', 5, '日本…'],
  ['日本語', 4, '日…'],
  ['👩🏽‍💻👩🏽‍💻', 3, '👩🏽‍💻…'],
  ['abc', 1, '…'],
  ['abc', 0, ''],
])('cuts %s to %i columns', (text, width, expected) => {
  expect(truncate(text, width)).toBe(expected);
});
