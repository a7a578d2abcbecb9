import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configTable } from '@grovemail/config/config-table.ts';
import { describe, expect, it } from 'vitest';
import { testStages } from '../script/test-stages.ts';

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

describe('README', () => {
  it('has every variable with its default and meaning, as the configuration has them', () => {
    expect(narrow(readme)).toContain(narrow(configTable()));
  });

  it('names only commands that exist', () => {
    const named = [...readme.matchAll(/npm (?:run (?:--silent )?([a-z:]+)|(start|test))/g)];
    const commands = new Set(named.map(([, run, short]) => run ?? short ?? ''));
    expect(commands.size).toBeGreaterThan(5);
    expect([...commands].filter((command) => !(command in scripts))).toEqual([]);
  });

  it('names the stages that can be run alone', () => {
    const names = testStages('.').map(({ name }) => name);
    expect(readme).toContain(`${names.slice(0, -1).join(', ')} or ${names.at(-1)}`);
  });

  it('names only files and folders that exist, and every folder of the top', () => {
    const paths = [...readme.matchAll(/`([a-z]+\/[A-Za-z0-9./-]*)`/g)].map(
      ([, path]) => path ?? '',
    );
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const folders = readdirSync(root, { withFileTypes: true })
      .filter(
        (entry) =>
          entry.isDirectory() && !/^(\.|node_modules$|data$|shots$|test-results$)/.test(entry.name),
      )
      .map(({ name }) => `${name}/`);
    expect(folders.filter((folder) => !paths.includes(folder))).toEqual([]);
  });

  it.each(['SECURITY.md', 'guides/backup.md', 'guides/from-one-machine-to-many.md'])(
    'and %s name only files, commands and measurements that exist',
    (file) => {
      expect(readme).toContain(file);
      const text = readFileSync(join(root, file), 'utf8');
      const paths = [...text.matchAll(/`((?:api|bench|contract|domain|tests)\/[\w./-]*)`/g)];
      expect(
        paths.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path))),
      ).toEqual([]);
      const commands = [...text.matchAll(/npm run (?:--silent )?([a-z]+)/g)];
      expect(commands.filter(([, name = '']) => !(name in scripts))).toEqual([]);
      const benches = [...text.matchAll(/`(?:npm run bench )?-- ([a-z-]+)`/g)];
      const missing = benches.filter(([, name]) => !existsSync(join(root, 'bench', `${name}.ts`)));
      expect(missing).toEqual([]);
    },
  );

  it('shows only pictures that are there', () => {
    const pictures = [...readme.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, path]) => path ?? '');
    expect(pictures.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

it('decisions are numbered once each, dated, and one screen long', () => {
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

/** The formatter widens table columns; what a table says is the same. */
function narrow(markdown: string): string {
  return markdown.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');
}
