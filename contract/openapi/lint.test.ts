import { fileURLToPath } from 'node:url';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { openApiText } from './document-text.ts';

const config = await loadConfig({
  configPath: fileURLToPath(new URL('../../redocly.yaml', import.meta.url)),
});

it.each(['public', 'site'] as const)(
  'the linter finds nothing in the %s document',
  async (name) => {
    const problems = await lintFromString({
      source: openApiText(name),
      config: config.forAlias(name),
    });
    const lines = problems.map(
      ({ ruleId, message, location }) => `${location[0]?.pointer} ${ruleId}: ${message}`,
    );
    expect(lines).toEqual([]);
  },
);
