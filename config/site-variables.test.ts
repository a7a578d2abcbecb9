import { expect, it } from 'vitest';
import { siteVariables } from './site-variables.ts';

it('is the same for an explicit and an implicit default', () => {
  expect(siteVariables({ SITE_ENV: 'development', APP_URL: ' ' })).toEqual(siteVariables({}));
});

it('changes with every value that pages contain', () => {
  for (const name of ['SITE_ENV', 'SITE_URL', 'APP_URL', 'USERS_URL', 'CLIENT_API_KEY']) {
    expect(siteVariables({ [name]: 'other' })[name]).toBe('other');
  }
});

it('leaves out what only the server uses', () => {
  const names = Object.keys(siteVariables({ PORT: '4000', DATA_DIR: '/srv/data' }));
  expect(names).not.toContain('PORT');
  expect(names).not.toContain('DATA_DIR');
});
