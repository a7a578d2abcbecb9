import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likePattern } from './like-pattern.ts';

const db = new DatabaseSync(':memory:');
const statement = db.prepare('select ? like ? as fits');
const fits = (text: string, pattern: string) => statement.get(text, pattern)?.fits === 1;
const fold = (text: string) => text.normalize('NFC').toLowerCase().normalize('NFC');

describe('matches every text that contains the other', () => {
  it.each([
    ['ada obi', 'Ms ADA OBI'],
    ['kim', '\u{212a}im'],
    ['kim', 'KIM'],
    ['i\u0307x', 'İX'],
    ['MÜLLER', 'mu\u0308ller'],
    ['100%', 'at 100%.'],
    ['a_b', 'A_B'],
    ['a"b\\c', 'a"b\\c'],
    ['x/y', 'X/Y'],
    ['a\tb', 'A\tB'],
    ['x'.repeat(300), 'x'.repeat(300)],
    [`${'x'.repeat(199)}e\u0301`, `${'x'.repeat(199)}\u00e9`],
  ])('%j is in %j', (needle, text) => {
    const pattern = likePattern(needle) ?? '%';
    expect(fits(text, pattern)).toBe(true);
    expect(fits(JSON.stringify({ at: [text] }), pattern)).toBe(true);
  });

  it('whatever they consist of', () => {
    const letter = fc.constantFrom(
      ...'aeiksIKßıİÉσςΣ字 "\\/%_;`\n',
      '\u{212a}',
      '\u0307',
      '\u0301',
    );
    const word = fc.array(letter, { maxLength: 6 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(word, word, word, fc.boolean(), (before, held, after, decomposed) => {
        const text = (before + held + after).normalize(decomposed ? 'NFD' : 'NFC');
        fc.pre(fold(text).includes(fold(held)));
        const pattern = likePattern(held) ?? '%';
        return fits(text, pattern) && fits(JSON.stringify(text), pattern);
      }),
      { numRuns: 5_000 },
    );
  });

  it('whichever character folds to ASCII', () => {
    for (let code = 0x80; code <= 0x10ffff; code += 1) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const character = String.fromCodePoint(code);
      for (const letter of fold(character).match(/[ -~]/g) ?? []) {
        expect(likePattern(`x${letter}`), `${code.toString(16)} for ${letter}`).toBe('%x_%');
      }
    }
  });
});

it.each([
  ['ada', 'Ada', false],
  ['ada', 'bob', true],
  ['Müller 7', 'Müller 8', true],
])('of %j, leaves out %j: %s', (needle, text, isLeftOut) => {
  expect(fits(text, likePattern(needle) ?? '%')).toBe(!isLeftOut);
});

it.each(['', 'ü', '字字', '%', '"', 'ki'])(
  'is none for %j, which no database can find',
  (needle) => {
    expect(likePattern(needle)).toBeNull();
  },
);
