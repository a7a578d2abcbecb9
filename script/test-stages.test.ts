import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.ts';
import { stagesFor, testStages } from './test-stages.ts';

const all = testStages('.');
const namesFor = (...requested: string[]) => stagesFor(all, requested).map(({ name }) => name);

it('runs the default stages when none is requested', () => {
  expect(namesFor()).toEqual(['lint', 'types', 'build', 'unit', 'site', 'e2e']);
});

it('runs the long stages, too, when all are requested', () => {
  const long = [
    'lint',
    'types',
    'build',
    'samples',
    'unit',
    'servers',
    'site',
    'linear',
    'builds',
    'e2e',
    'e2e-extended',
  ];
  expect(namesFor('all')).toEqual(long);
  expect(namesFor('all', 'unit')).toEqual(long);
});

it('runs a stage alone if it needs no other', () => {
  expect(namesFor('unit')).toEqual(['unit']);
});

it('checks types before it builds the site', () => {
  expect(namesFor('build')).toEqual(['types', 'build']);
  expect(namesFor('types')).toEqual(['types']);
});

it('builds the site before it tests it', () => {
  expect(namesFor('site')).toEqual(['build', 'site']);
  expect(namesFor('e2e', 'site')).toEqual(['build', 'site', 'e2e']);
  expect(namesFor('builds')).toEqual(['build', 'builds']);
});

it('checks each requirement only when requested', () => {
  expect(namesFor('specification')).toEqual(['build', 'specification']);
});

it('tests a rebranded copy only when requested', () => {
  expect(namesFor('rebranding')).toEqual(['rebranding']);
});

it('runs the quick stages and one journey as a smoke test', () => {
  expect(namesFor('smoke')).toEqual(['lint', 'types', 'build', 'domain', 'smoke']);
});

it('finds one journey for the smoke test', () => {
  const line = all.find(({ name }) => name === 'smoke')?.commands[0] ?? [];
  const file = line.find((word) => word.endsWith('.spec.ts')) ?? '';
  const tag = line[line.indexOf('--grep') + 1] ?? '';
  const journeys = readFileSync(join(root, 'tests', 'e2e', file), 'utf8');
  expect(journeys.split(`tag: '${tag}'`)).toHaveLength(2);
});

it('names only stages that exist', () => {
  const names = all.map(({ name }) => name);
  for (const { needs = [], brings = [] } of all) {
    expect(names).toEqual(expect.arrayContaining([...needs, ...brings]));
  }
});
