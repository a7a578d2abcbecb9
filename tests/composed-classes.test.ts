import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const composes = /composes: ([\w-]+) from "([^"]+)"/g;

it('every class that a style sheet composes from another is in it', () => {
  const sheets = globSync('{site,console}/**/*.module.css', {
    cwd: root,
    exclude: (path) => path.includes('node_modules') || path.includes('dist'),
  });
  const composed = sheets.flatMap((sheet) =>
    [...readFileSync(join(root, sheet), 'utf8').matchAll(composes)].map(
      ([, name = '', from = '']) => ({ name, from: join(root, dirname(sheet), from) }),
    ),
  );
  expect(composed).not.toEqual([]);
  // The build takes an unknown one silently.
  const unknown = composed.filter(
    ({ name, from }) => !new RegExp(`\\.${name}\\b`).test(readFileSync(from, 'utf8')),
  );
  expect(unknown).toEqual([]);
});
