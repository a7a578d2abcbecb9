import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CsvCell, csvLine, withoutGuard } from '../../resources/csv-line.ts';
import { printCsv } from './csv.ts';

it.each([
  ['=1+1', "'=1+1"],
  ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r'=1"`],
  ['\n=1', `"'\n'=1"`],
  ['"=1+1', `"""'=1+1"`],
  [' -a', `" '-a"`],
  ['-5+cmd', "'-5+cmd"],
  ["+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"],
  ['+1-202-555-0100', "'+1-202-555-0100"],
  ['+1*2', "'+1*2"],
  ['+A1', "'+A1"],
  ['+', "'+"],
  ["'=1", "''=1"],
  ["''@x", "'''@x"],
  ['+5;=1', `"+5;'=1"`],
  ['+5\n=1', `"+5\n'=1"`],
  ['a;=1+1', `"a;'=1+1"`],
  ['a; =1+1', `"a; '=1+1"`],
  ['a;"=1+1', `"a;""'=1+1"`],
  ['a;@SUM(A1);-2+1', `"a;'@SUM(A1);'-2+1"`],
  ['two lines\n=1+1', `"two lines\n'=1+1"`],
  ['two lines\r\n＝1', `"two lines\r\n'＝1"`],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠x', "'＠x"],
])('gives %j an apostrophe, so that no spreadsheet runs it', (cell, expected) => {
  expect(csvLine([cell])).toBe(`${expected}\r\n`);
});

it.each<[CsvCell, string]>([
  ['plain', 'plain'],
  ["already ' quoted", "already ' quoted"],
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['x-y; a=b', '"x-y; a=b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  [' padded ', '" padded "'],
  ['₦1,000 שלום 👩🏽‍💻', '"₦1,000 שלום 👩🏽‍💻"'],
  ['1+1=2', '1+1=2'],
  ['', ''],
  [null, ''],
  [undefined, ''],
  ['+2348012345678', '+2348012345678'],
  ['+234 801 234 5678', '+234 801 234 5678'],
  ['+44 (0)20 7946 0018', '+44 (0)20 7946 0018'],
  ['-5', '-5'],
  ['-12,50', '"-12,50"'],
  ['a;-2', '"a;-2"'],
  ["it's", "it's"],
  [-12.5, '-12.5'],
  [0, '0'],
  [true, 'true'],
])('writes %j as RFC 4180 says', (cell, expected) => {
  expect(csvLine([cell])).toBe(`${expected}\r\n`);
});

it.each([
  [80, 'a[2Jb,"c\nd"\r\n'],
  [null, 'a\u001b[2J\u009bb\u202e,"c\r\nd\u0007"\r\n'],
])('prints control characters to no terminal, of %j columns', async (width, expected) => {
  let printed = '';
  const print = (text: string) => {
    printed += text;
  };
  const csv = { columns: ['a\u001b[2J\u009bb\u202e', 'c\r\nd\u0007'], cells: () => ({}) };
  await printCsv(csv, [], { print, width, drained: async () => {} });
  expect(printed).toBe(expected);
});

/** A sign and figures are a number. */
const isNumber = (text: string) => /^[" ]*[+-]\d[\d .,()]*[" ]*$/.test(text);

it('round-trips any text through an RFC 4180 parser, exactly', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'ab ,"\'\r\n\t=+-@;5é₦') });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 })), (records) => {
      const read = readCsv(records.map(csvLine).join(''));
      expect(read.map((cells) => cells.map(withoutGuard))).toEqual(records);
      for (const field of read.flat()) {
        const [first = ''] = field.split(/[;\r\n]/);
        if (!isNumber(first)) expect(field).not.toMatch(/^[=+\-@\t\r]/);
      }
    }),
  );
});

it('starts no cell with a formula where semicolons separate', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'ab ,"\'\r\n=+-@;5') });
  fc.assert(
    fc.property(fc.array(cell, { minLength: 2, maxLength: 4 }), (cells) => {
      const line = cells.map((text) => csvLine([text]).replace(/\r\n$/, '')).join('\n');
      for (const field of line.split(/[;\r\n]/)) {
        if (!isNumber(field)) expect(field.replace(/^[" ]+/, '')).not.toMatch(/^[=+\-@]/);
      }
    }),
  );
});

/** The grammar of RFC 4180 §2, written without a look at the writer. */
function readCsv(text: string): string[][] {
  const records: string[][] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  const record: string[] = [];
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    if (!match) throw new Error(`Not RFC 4180 at ${text}`);
    record.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '\r\n') records.push(record.splice(0));
  }
  return records;
}
