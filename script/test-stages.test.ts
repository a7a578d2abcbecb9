import { expect, it } from 'vitest';
import { stagesFor, testStages } from './test-stages.ts';

const all = testStages('.');
const namesFor = (...asked: string[]) => stagesFor(all, asked).map(({ name }) => name);

it('runs every usual stage when none is asked for', () => {
  expect(namesFor()).toEqual(['types', 'lint', 'unit', 'samples', 'build', 'site', 'e2e']);
});

it('runs one alone when it needs no other', () => {
  expect(namesFor('unit')).toEqual(['unit']);
});

it('builds the site before it tests it', () => {
  expect(namesFor('site')).toEqual(['build', 'site']);
  expect(namesFor('e2e', 'site')).toEqual(['build', 'site', 'e2e']);
});

it('runs the quick ones and one journey for a first look', () => {
  expect(namesFor('smoke')).toEqual(['types', 'lint', 'domain', 'build', 'smoke']);
});

it('needs only stages that there are', () => {
  const names = all.map(({ name }) => name);
  for (const { needs = [] } of all) expect(names).toEqual(expect.arrayContaining([...needs]));
});
