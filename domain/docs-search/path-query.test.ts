import { expect, it } from 'vitest';
import { pathQuery } from './path-query.ts';

it.each([
  ['/developers/guides/web-hooks', 'web hooks'],
  ['/developers/webhooks/verify_signature', 'verify signature'],
  ['/developers/guides/templates.html', 'templates'],
  ['/developers/API/V1/', ''],
  ['/developers', ''],
  ['/developers/guides//', ''],
  [`/developers/${'a'.repeat(3000)}`, 'a'.repeat(100)],
])('%s: %s', (path, query) => {
  expect(pathQuery(path)).toBe(query);
});
