import { expect, it } from 'vitest';
import { astroToTsx, type Position } from './astro-to-tsx.ts';

const page = `---
import Card from './Card.astro';
interface Props { title: string }
const { title } = Astro.props;
---
<Card title={title}>
  <p class="lead">{title.missing}</p>
</Card>
`;

it.each([
  ['an import', "'./Card.astro'", { line: 2, column: 18 }],
  ['the front matter', 'Astro.props', { line: 4, column: 19 }],
  ['an attribute', 'title={', { line: 6, column: 7 }],
  ['an expression', 'missing', { line: 7, column: 26 }],
])('finds %s in the original', (_, part, position) => {
  const { code, originalOf } = astroToTsx('pages/demo.astro', page);
  expect(originalOf(positionIn(code, part))).toEqual(position);
});

it('rejects markup that is invalid', () => {
  expect(() => astroToTsx('pages/demo.astro', '---\nconst a = 1;\n<p>')).toThrow(
    'pages/demo.astro is no valid Astro file.',
  );
});

function positionIn(code: string, part: string): Position {
  const before = code.slice(0, code.indexOf(part)).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
