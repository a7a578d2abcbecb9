import { anyBody } from '@grovemail/domain/samples/any-body-for-test.ts';
import { sampleLanguages } from '@grovemail/domain/samples/sample-languages.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeTokens } from './code-tokens.ts';

const kinds = (line: string) => codeTokens(line).map(({ kind, text }) => [kind, text]);

it.each([
  [
    'POST /v1/contacts HTTP/1.1',
    [
      ['keyword', 'POST'],
      ['', ' /v1/contacts HTTP/1.1'],
    ],
  ],
  [
    'Content-Length: 34',
    [
      ['mark', 'Content-Length:'],
      ['', ' 34'],
    ],
  ],
  [
    '"age": 12,',
    [
      ['key', '"age"'],
      ['mark', ':'],
      ['', ' '],
      ['number', '12'],
      ['mark', ','],
    ],
  ],
  [
    "'a' => null",
    [
      ['key', "'a'"],
      ['', ' '],
      ['mark', '=>'],
      ['', ' '],
      ['keyword', 'null'],
    ],
  ],
])('tokenizes %s', (line, parts) => {
  expect(kinds(line)).toEqual(parts);
});

it('loses no character of any sample', () => {
  fc.assert(
    fc.property(anyBody, (body) => {
      const request = { method: 'POST', base: 'https://api.example', path: '/v1/contacts', body };
      for (const { write } of sampleLanguages) {
        for (const { text } of write(request)) {
          expect(
            codeTokens(text)
              .map((one) => one.text)
              .join(''),
          ).toBe(text);
        }
      }
    }),
  );
});
