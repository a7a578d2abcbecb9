import { fileURLToPath } from 'node:url';
import { lint, loadConfig } from '@redocly/openapi-core';
import { expect, it } from 'vitest';

const config = await loadConfig({
  configPath: fileURLToPath(new URL('../../redocly.yaml', import.meta.url)),
});

it.each([
  ['public', 'openapi.json'],
  ['site', 'openapi-site.json'],
])('the linter finds nothing in the %s document', async (alias, file) => {
  const ref = fileURLToPath(new URL(`../${file}`, import.meta.url));
  const problems = await lint({ ref, config: config.forAlias(alias) });
  const lines = problems.map(
    ({ ruleId, message, location }) => `${location[0]?.pointer} ${ruleId}: ${message}`,
  );
  expect(lines).toEqual([]);
});
