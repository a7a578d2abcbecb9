// `npm test -- coverage`: lists each requirement and reading with the tests that cite it, then those without a test.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citedCodes, statedCodes } from './requirement-codes.ts';
import { root } from './run.ts';
import { testTitles } from './test-titles.ts';

const testFiles = globSync(
  ['{domain,contract,config,api,site,script,tests}/**/*.{test,spec}.ts', 'api/store-suite/*.ts'],
  { cwd: root, exclude: ['**/node_modules/**', 'site/docs/samples/**'] },
).sort();

const stated = statedCodes();
const tests = new Map<string, Set<string>>();
for (const path of testFiles) {
  for (const title of testTitles(readFileSync(join(root, path), 'utf8'))) {
    for (const code of citedCodes(title)) {
      const citing = tests.get(code) ?? new Set();
      tests.set(code, citing.add(`${path}: ${title}`));
    }
  }
}

const untested: string[] = [];
for (const [code, text] of stated) {
  const citing = tests.get(code);
  if (citing) console.log([`${code} ${text}`, ...citing].join('\n    '));
  else untested.push(`${code} ${text}`);
}
console.log(`\nNot cited by any test, ${untested.length} of ${stated.size}:`);
console.log(untested.join('\n'));
