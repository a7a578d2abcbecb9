import { expect, it } from 'vitest';
import { testTitles } from './test-titles.ts';

it('reads titles, table rows and templates, but not comments', () => {
  const text = `
    // A comment.
    describe('a block', () => {
      it.each([['a row', 1], [\`a template\`, 2]])('%s', () => {});
      it(\`\${name} is filled in\`, () => {});
    });
    const statuses = { 'a key': 500 };`;
  const filledIn = `$${'{name}'} is filled in`;
  expect(testTitles(text)).toEqual(['a block', 'a row', 'a template', '%s', filledIn, 'a key']);
});
