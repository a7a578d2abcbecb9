import { expect, it } from 'vitest';
import { servedOpenApi } from './served-openapi.ts';

it.each([
  ['', '', '/'],
  ['https://api.example', '', 'https://api.example'],
  ['', 'https://mail.example', 'https://mail.example'],
  ['https://api.example', 'https://mail.example', 'https://api.example'],
])('names the API at "%s" of the site at "%s" as the only server: %s', (api, site, url) => {
  expect(servedOpenApi({ api, site })).toMatchObject({ servers: [{ url }] });
});

it('has the help of errors at the site', () => {
  const text = JSON.stringify(servedOpenApi({ api: '', site: 'https://mail.example' }));
  expect(text).toContain('"https://mail.example/developers/guides/errors/unauthorized"');
  expect(text).not.toContain('site.example');
});
