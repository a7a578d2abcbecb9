import { variables } from '@grovemail/config/variables.ts';
import { expect, it } from 'vitest';
import { misspelledVariables } from './misspelled-variables.ts';

it.each([
  ['SITE_ULR', 'SITE_URL'],
  ['site_url', 'SITE_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['DATABASE_ULR_FILE', 'DATABASE_URL'],
  ['DATA_DIRR', 'DATA_DIR'],
  ['RATELIMIT', 'RATE_LIMIT'],
])('%s is likely to be %s', (name, meant) => {
  expect(misspelledVariables({ [name]: 'x' })).toEqual([{ name, meant }]);
});

it('leaves the right names alone, files of secrets too', () => {
  const names = Object.keys(variables);
  const environment = Object.fromEntries([...names, 'SMTP_URL_FILE'].map((name) => [name, 'x']));
  expect(misspelledVariables(environment)).toEqual([]);
});

it('leaves the names of others alone', () => {
  const names = ['HOME', 'PATH', 'USER', 'LANG', 'POST', 'TERM', 'NODE_ENV', 'XDG_DATA_DIRS'];
  names.push('npm_command');
  const environment = Object.fromEntries(names.map((name) => [name, 'x']));
  expect(misspelledVariables(environment)).toEqual([]);
});
