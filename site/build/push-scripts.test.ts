import { sharedScripts } from '@grovemail/contract/site-paths.ts';
import { expect, it } from 'vitest';
import { pushScript, quietOrigin } from './push-scripts.ts';

const built = { users: '', messaging: '', apiKey: '', key: '' };

it.each([
  ['development', 'https://grovemail.example/docs', ''],
  ['staging', 'https://grovemail.example/docs', 'https://grovemail.example'],
  ['staging', '', '*'],
])('R387 in %s at "%s", nothing is logged on "%s"', (env, site, quiet) => {
  expect(quietOrigin(env, site)).toBe(quiet);
});

it.each([sharedScripts.client, sharedScripts.worker])(
  'R387 %s cannot log where all origins are quiet',
  async (path) => {
    expect(await pushScript(path, { built, quietOrigin: '*' })).not.toContain('console');
    const quiet = 'https://grovemail.example';
    const source = await pushScript(path, { built, quietOrigin: quiet });
    expect(source).toContain('console');
    expect(source).toContain(quiet);
  },
);
