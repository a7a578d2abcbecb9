import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { citedCodes, statedCodes } from '../script/requirement-codes.ts';
import { isTest } from './architecture/import-rules.ts';
import { sourceFacts } from './architecture/source-facts.ts';
import { sourceFiles } from './architecture/source-files.ts';

const root = join(import.meta.dirname, '..');

it('every cited requirement or reading exists in specification/', async () => {
  const stated = statedCodes();
  const files = [...(await sourceFiles()), ...documents()].filter(({ path }) => !isExample(path));
  const unknown = files.flatMap(({ path, text }) =>
    citedCodes(text)
      .filter((code) => !stated.has(code))
      .map((code) => `${path} → ${code}`),
  );
  expect(unknown).toEqual([]);
});

it('codes are cited only in specification/ and tests', async () => {
  const elsewhere = (await sourceFiles()).filter(
    ({ path, text }) =>
      !path.startsWith('tests/') && !isTest(path, sourceFacts(path, text).imports),
  );
  const cited = elsewhere.flatMap(({ path, text }) =>
    citedCodes(text).map((code) => `${path} → ${code}`),
  );
  expect(cited).toEqual([]);
});

function documents() {
  return ['.', 'guides', 'decisions', 'specification'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => ({
        path: `${folder}/${name}`,
        text: readFileSync(join(root, folder, name), 'utf8'),
      })),
  );
}

/** Cites invented codes as examples. */
function isExample(path: string): boolean {
  return path === 'script/requirement-codes.test.ts';
}
