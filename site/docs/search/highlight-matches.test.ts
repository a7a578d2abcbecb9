import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf, splitMatches } from './highlight-matches.ts';

const marked = (text: string, words: string[]) =>
  splitMatches(text, words)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('splitMatches', () => {
  it.each([
    ['date_of_birth', ['date', 'birth'], '[date_of_birth]'],
    ['payload.data.date_of_birth', ['dateofbirth'], 'payload.data.[date_of_birth]'],
    ['The date it was born', ['date', 'birth'], 'The [date] it was born'],
    ['Verify it', ['verify', 'webhook'], '[Verify] it'],
    ['update', ['date'], 'update'],
    ['It verifies webhooks', ['verif', 'webhook'], 'It [verifies] [webhooks]'],
    ['(a) <b>', ['<b>'], '(a) [<b>]'],
    ['a.b', ['a.b'], '[a.b]'],
    ['plain', [], 'plain'],
  ])('%s by %j', (text, words, expected) => {
    expect(marked(text, words)).toBe(expected);
  });

  it('loses no part of any text, whatever the query', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string({ minLength: 1 })), (text, words) => {
        const whole = splitMatches(text, words)
          .map((part) => part.text)
          .join('');
        expect(whole).toBe(text);
      }),
    );
  });
});

describe('excerptOf', () => {
  const long = `${'before '.repeat(40)}needle ${'after '.repeat(40)}`;

  it('shows the match with some of its surroundings', () => {
    const excerpt = excerptOf(long, ['needle']);
    expect(excerpt).toContain('needle');
    expect(excerpt).toMatch(/^….*…$/);
    expect(excerpt.length).toBeLessThan(110);
  });

  it('keeps a short text unchanged', () => {
    expect(excerptOf('short', ['needle'])).toBe('short');
  });
});
