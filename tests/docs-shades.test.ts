import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const shared = 'site/docs/layout/docs.css';
const sheets = globSync('site/docs/*/**/*.css', { cwd: root, exclude: (path) => path === shared });

it(`a shade used by two style sheets of the documentation is declared in ${shared}`, () => {
  const uses = [shared, ...sheets].flatMap((sheet) =>
    shadesIn(sheet).map((shade) => ({ sheet, shade })),
  );
  expect(new Set(uses.map(({ sheet }) => sheet)).size).toBeGreaterThan(3);
  const repeated = uses.filter(({ sheet, shade }) =>
    uses.some((other) => other.shade === shade && other.sheet !== sheet),
  );
  expect(repeated).toEqual([]);
});

/** The literal colors in a sheet, each once; a light-dark() is one. Black and white are not shades. */
function shadesIn(sheet: string): string[] {
  const text = readFileSync(join(root, sheet), 'utf8');
  const written = text.match(/light-dark\((?:[^()]|\([^()]*\))*\)|#[\da-f]{3,8}\b/gi) ?? [];
  const hasShade = /#(?!(?:000|fff)[\da-f]?\b|(?:000000|ffffff)(?:[\da-f]{2})?\b)[\da-f]{3,8}\b/i;
  return [...new Set(written)].filter((value) => hasShade.test(value));
}
