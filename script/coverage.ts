// `npm test -- coverage`: each requirement and reading, the tests that name it, and those without one.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citedCodes, statedCodes } from './requirement-codes.ts';
import { root } from './run.ts';
import { testTitles } from './test-titles.ts';

const testFiles = globSync(
  ['{domain,contract,config,api,site,script,tests}/**/*.{test,spec}.ts', 'api/store/**/suite/*.ts'],
  { cwd: root, exclude: ['**/node_modules/**', 'site/docs/samples/**'] },
).sort();

const stated = statedCodes();
const tests = new Map<string, Set<string>>();
for (const path of testFiles) {
  for (const title of testTitles(readFileSync(join(root, path), 'utf8'))) {
    for (const code of citedCodes(title)) {
      const named = tests.get(code) ?? new Set();
      tests.set(code, named.add(`${path}: ${title}`));
    }
  }
}

const untested: string[] = [];
for (const [code, text] of stated) {
  const named = tests.get(code);
  if (named) console.log([`${code} ${text}`, ...named].join('\n    '));
  else untested.push(`${code} ${text}`);
}
console.log(`\nNo test names these ${untested.length} of ${stated.size}:`);
console.log(untested.join('\n'));
