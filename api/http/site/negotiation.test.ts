import { expect, it } from 'vitest';
import { prefersMarkdown } from './negotiation.ts';

it.each<[string | undefined, boolean]>([
  [undefined, false],
  ['', false],
  ['*/*', false],
  ['text/*', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=nonsense', false],
  ['text/markdown;q=0.5, text/html', false],
  ['text/markdown;q=0.5, */*', false],
  ['text/markdown', true],
  ['Text/Markdown; charset=utf-8', true],
  ['text/markdown, text/html, */*', true],
  ['text/html;q=0.8, text/markdown;q=0.9', true],
  ['text/markdown, */*;q=0.1', true],
])('Accept: %s → %s', (accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected);
});
