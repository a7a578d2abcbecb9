import { expect, it } from 'vitest';
import { servedOpenApi } from './served-openapi.ts';

it.each([
  ['', '/'],
  ['https://api.example', 'https://api.example'],
])('names the API at "%s" as the only server: %s', (api, url) => {
  expect(servedOpenApi(api)).toMatchObject({ servers: [{ url }] });
});
