import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CodeLanguage, highlight } from './highlight.ts';

const languages: CodeLanguage[] = ['http', 'js', 'python', 'php', 'json', 'html', 'sh', 'text'];

/** Kind and text of the highlighted tokens of a line. */
function colored(code: string, language: CodeLanguage): string[] {
  return highlight(code, language).flatMap(({ tokens }) =>
    tokens.flatMap(({ text, kind }) => (kind ? [`${kind} ${text.trim()}`] : [])),
  );
}

describe('highlight', () => {
  it.each(languages)('loses no character of %s', (language) => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme-ascii' }), { maxLength: 5 }), (lines) => {
        const code = lines.join('\n').replace(/\n+$/, '');
        const shown = highlight(code, language)
          .map(({ tokens }) => tokens.map(({ text }) => text).join(''))
          .join('\n');
        expect(shown).toBe(code);
      }),
      { numRuns: 50 },
    );
  });

  it('distinguishes keys, strings and values of JSON', () => {
    expect(colored('{"a": "b", "n": 1, "z": null}', 'json')).toEqual([
      'mark {',
      'key "a"',
      'mark :',
      'string "b"',
      'mark ,',
      'key "n"',
      'mark :',
      'number 1',
      'mark ,',
      'key "z"',
      'mark :',
      'number null',
      'mark }',
    ]);
  });

  it('highlights the method of a request, and the body by its own language', () => {
    const request = 'POST /v1/contacts HTTP/1.1\nContent-Type: application/json\n\n{"a": 1}';
    const found = colored(request, 'http');
    expect(found[0]).toBe('keyword POST');
    expect(found).toContain('key "a"');
    expect(found).toContain('number 1');
  });

  it('highlights template expressions as code, not as text', () => {
    const [line] = highlight('url = f"a {key} b"', 'python');
    expect(line?.tokens.find(({ text }) => text.includes('key'))?.kind).toBeUndefined();
    expect(colored('url = f"a {key} b"', 'python')).toContain('string "a');
  });

  it('drops trailing empty lines', () => {
    expect(highlight('a\n\n', 'text')).toEqual([{ tokens: [{ text: 'a' }] }]);
  });
});
