import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { classNamesOnly } from './class-names-only.ts';

const folder = mkdtempSync(join(tmpdir(), 'class-names-only-'));
const file = join(folder, 'card.module.css');
writeFileSync(file, '.card { color: red }\n.card:hover .title { color: blue }');

const plugin = classNamesOnly((name) => `x-${name}`);
const resolve = (source: string) =>
  plugin.resolveId.call({ resolve: async (id) => ({ id: join(folder, id) }) }, source, undefined);

it('gives the names of a module’s classes, without its styles', async () => {
  const id = await resolve('./card.module.css');
  expect(id).not.toMatch(/\.css$/);
  expect(plugin.load(String(id))).toBe('export default {"card":"x-card","title":"x-title"};');
});

it('leaves other files alone', async () => {
  expect(await resolve('./feedback.css')).toBeNull();
  expect(await resolve('./Card.tsx')).toBeNull();
  expect(plugin.load(file)).toBeNull();
});

it('only changes the browser’s code', () => {
  expect(plugin.applyToEnvironment({ name: 'client' })).toBe(true);
  expect(plugin.applyToEnvironment({ name: 'ssr' })).toBe(false);
});
