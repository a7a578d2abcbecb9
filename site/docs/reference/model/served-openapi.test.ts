import { expect, it } from 'vitest';
import { servedOpenApi } from './served-openapi.ts';

const served = servedOpenApi({
  api: 'https://api.example',
  site: 'https://mail.example',
});

it('names the API as the only server', () => {
  expect(served).toMatchObject({ servers: [{ url: 'https://api.example' }] });
});

it('has the help of errors at the site', () => {
  const text = JSON.stringify(served);
  expect(text).toContain('"https://mail.example/developers/guides/errors/unauthorized"');
  expect(text).not.toContain('site.example');
  expect(text).toContain('](https://mail.example/developers/guides/rate-limits)');
  expect(text).not.toContain('](/');
});
