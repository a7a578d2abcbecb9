import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configTable } from '@grovemail/config/config-table.ts';
import { describe, expect, it } from 'vitest';
import { testStages } from '../script/test-stages.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const readme = read('README.md');
const { scripts } = JSON.parse(read('package.json'));

const guides = readdirSync(join(root, 'guides')).map((name) => `guides/${name}`);
const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', ...guides];

describe('README', () => {
  it.each(documents.slice(1))('links to %s', (file) => {
    expect(readme).toContain(`\`${file}\``);
  });

  it('lists every top-level folder', () => {
    const folders = readdirSync(root, { withFileTypes: true })
      .filter(
        (entry) =>
          entry.isDirectory() && !/^(\.|node_modules$|data$|shots$|test-results$)/.test(entry.name),
      )
      .map(({ name }) => `${name}/`);
    expect(folders.filter((folder) => !readme.includes(`\`${folder}\``))).toEqual([]);
  });

  it('shows only images that exist', () => {
    const images = [...readme.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, path]) => path ?? '');
    expect(images.length).toBeGreaterThan(0);
    expect(images.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe.each(documents)('%s', (file) => {
  const text = read(file);

  it('names only files and folders that exist', () => {
    const named = [...text.matchAll(/`([a-z]+\/[A-Za-z0-9./-]*)`/g)].map(([, path = '']) => path);
    // `site/dist/` exists only after a build.
    const missing = named.filter((path) => path !== 'site/dist/' && !existsSync(join(root, path)));
    expect(missing).toEqual([]);
  });

  it('names only commands and benchmarks that exist', () => {
    const commands = [...text.matchAll(/npm (?:run (?:--silent )?([a-z:]+)|(start|test)\b)/g)];
    const missing = commands.filter(([, run, short = '']) => !((run ?? short) in scripts));
    expect(missing).toEqual([]);
    const benches = [...text.matchAll(/(?:npm run bench |`)-- ([a-z-]+)/g)];
    const unknown = benches.filter(([, name]) => !existsSync(join(root, 'bench', `${name}.ts`)));
    expect(unknown).toEqual([]);
  });
});

it('guides/configuration.md contains the generated table of variables', () => {
  expect(withoutPadding(read('guides/configuration.md'))).toContain(withoutPadding(configTable()));
});

it('all packages have the same version, that of the newest section of CHANGELOG.md if there is one', () => {
  const { version, workspaces } = JSON.parse(read('package.json'));
  const own = workspaces.map((name: string) => JSON.parse(read(`${name}/package.json`)).version);
  expect(new Set(own)).toEqual(new Set([version]));
  const [newest = version] = [...read('CHANGELOG.md').matchAll(/^## \[(\d.*?)\]/gm)].map(
    ([, number]) => number,
  );
  expect(newest).toBe(version);
});

it('CONTRIBUTING.md names all test stages', () => {
  const names = testStages('.').map(({ name }) => name);
  expect(read('CONTRIBUTING.md')).toContain(`${names.slice(0, -1).join(', ')} or ${names.at(-1)}`);
});

it('decisions have unique numbers, a date, and at most 60 lines', () => {
  const files = readdirSync(join(root, 'decisions')).sort();
  const numbers = files.map((file) => /^(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]);
  expect(numbers).not.toContain(undefined);
  expect(new Set(numbers).size).toBe(files.length);
  for (const file of files) {
    const text = readFileSync(join(root, 'decisions', file), 'utf8');
    expect(text, file).toMatch(/^# \d+\. .+\n\n\d{4}-\d{2}-\d{2}\n/);
    expect(text.split('\n').length, file).toBeLessThanOrEqual(60);
  }
});

/** Without the formatter's padding of table columns. */
function withoutPadding(markdown: string): string {
  return markdown.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');
}
